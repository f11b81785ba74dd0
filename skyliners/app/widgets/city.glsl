---VERTEX SHADER---
$HEADER$
attribute vec3 vSpot;
attribute vec3 vNormal;
attribute vec4 vTint;
attribute vec4 vFace;
attribute vec2 vKind;
uniform vec2 turn;    // cosine and sine of the angle
uniform vec4 eye;     // where the middle is on screen, pixels a site, distance
uniform vec2 tilt;    // cosine and sine
uniform float fall;   // how high above its place the falling piece is
varying vec4 tint;
varying vec4 face;
varying float pattern;
varying float shade;
varying float height;
varying float frontal;  // 0 where a wall is seen along itself

void main() {
    float up = vSpot.z + vKind.y * fall;
    float across = vSpot.x * turn.x - vSpot.y * turn.y;
    float away = vSpot.x * turn.y + vSpot.y * turn.x;
    float scale = eye.z * eye.w / (eye.w + away * tilt.x - up * tilt.y);
    vec2 at = eye.xy + vec2(across, away * tilt.y + up * tilt.x) * scale;
    gl_Position = projection_mat * modelview_mat * vec4(at, 0.0, 1.0);
    // The light stands still while the city turns: from the left, above, in front.
    vec3 looks = normalize(vec3(vNormal.x * turn.x - vNormal.y * turn.y,
                                vNormal.x * turn.y + vNormal.y * turn.x, vNormal.z));
    // A face turned away is hidden by its own block: off the screen with it, unpainted.
    vec3 to_eye = vec3(-across, -eye.w * tilt.x - away, eye.w * tilt.y - up);
    if (dot(looks, to_eye) < 0.0)
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    shade = 0.66 + 0.34 * dot(looks, normalize(vec3(-0.55, -0.40, 0.73)));
    frontal = clamp(2.5 * abs(looks.y) + looks.z, 0.0, 1.0);
    height = vSpot.z;
    tint = vTint;
    face = vFace;
    pattern = vKind.x;
}

---FRAGMENT SHADER---
$HEADER$
varying vec4 tint;
varying vec4 face;
varying float pattern;
varying float shade;
varying float height;
varying float frontal;  // 0 where a wall is seen along itself
uniform float night;  // 1: windows are lit
uniform float line;   // how wide an outline is, in sites

void main() {
    vec2 at = face.xy * face.zw;                        // in sites from the corner
    float rim = min(min(at.x, face.z - at.x), min(at.y, face.w - at.y));
    // Soft ground seen along its edge is a thread of pixels: no light or shade on that.
    vec3 paint = tint.rgb * (pattern < 1.5 ? shade : mix(0.85, shade, frontal));
    float alpha = tint.a;
    if (pattern < 1.5)                                  // walls are darker near the street
        paint *= 0.84 + 0.16 * clamp(height / 0.6, 0.0, 1.0);
    if (pattern > 0.5 && pattern < 1.5) {               // a storey: four windows
        vec2 pane = vec2(fract(face.x * 4.0), face.y);
        vec2 d = abs(pane - vec2(0.5, 0.52));
        if (d.x < 0.26 && d.y < 0.24) {
            float lum = dot(tint.rgb, vec3(0.3, 0.6, 0.1));
            vec3 day = mix(paint, lum > 0.5 ? vec3(0.16, 0.2, 0.26) : vec3(0.8, 0.88, 0.95), 0.55);
            vec3 lit = vec3(1.0, 0.86, 0.52);
            vec3 glass = mix(day, lit, night * (lum > 0.5 ? 0.25 : 0.8));
            paint = mix(paint, glass, frontal);
        }
    }
    if (pattern < 1.5) {                                // dark outline, light keyline
        float keyline = 1.0 - smoothstep(2.0 * line, 2.4 * line, rim);
        paint = mix(paint, mix(tint.rgb, vec3(1.0), 0.55) * (0.55 + 0.45 * shade), keyline * 0.8 * frontal);
        float outline = 1.0 - smoothstep(0.8 * line, 1.2 * line, rim);
        paint = mix(paint, vec3(0.07, 0.08, 0.1), outline);
    } else if (pattern < 2.5) {                         // soft: ground and greenery
        paint *= 0.78 + 0.22 * smoothstep(0.0, 0.03, rim);
    } else if (pattern < 3.5) {                         // a shadow round a foot
        alpha *= 0.4 * smoothstep(0.0, 0.2, rim);
    } else {                                            // a glow, strongest at the rim
        alpha *= 0.52 + 0.48 * exp(-10.0 * rim);
    }
    gl_FragColor = vec4(paint, alpha);
}
