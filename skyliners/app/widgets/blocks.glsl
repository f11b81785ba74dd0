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
uniform float night;  // 1: windows are lit
varying vec4 paint;
varying vec4 face;     // how far across and up it, and its size in sites
varying vec3 glass;    // what its windows look like
varying vec3 keyline;  // the light line inside its outline
varying float pattern;

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
    float shade = 0.66 + 0.34 * dot(looks, normalize(vec3(-0.55, -0.40, 0.73)));
    float frontal = clamp(2.5 * abs(looks.y) + looks.z, 0.0, 1.0);  // 0: seen along itself
    face = vFace;
    pattern = vKind.x;
    // Colours are mixed here, once a corner: there are far more pixels than corners.
    vec3 tint = vTint.rgb;
    if (pattern < 1.5) {                // walls are darker near the street
        vec3 wall = tint * shade * (0.84 + 0.16 * clamp(vSpot.z / 0.6, 0.0, 1.0));
        paint = vec4(wall, vTint.a);
        keyline = mix(wall, mix(tint, vec3(1.0), 0.55) * (0.55 + 0.45 * shade), 0.8 * frontal);
    } else {
        // Soft ground seen along its edge is a thread of pixels: no light or shade on that.
        paint = vec4(tint * mix(0.85, shade, frontal), vTint.a);
        keyline = paint.rgb;
    }
    glass = paint.rgb;
    if (pattern > 0.5 && pattern < 1.5) {
        float lum = dot(tint, vec3(0.3, 0.6, 0.1));
        vec3 day = mix(glass, lum > 0.5 ? vec3(0.16, 0.2, 0.26) : vec3(0.8, 0.88, 0.95), 0.55);
        vec3 lit = vec3(1.0, 0.86, 0.52);
        glass = mix(glass, mix(day, lit, night * (lum > 0.5 ? 0.25 : 0.8)), frontal);
    }
}

---FRAGMENT SHADER---
$HEADER$
varying vec4 paint;
varying vec4 face;
varying vec3 glass;
varying vec3 keyline;
varying float pattern;
uniform float line;   // how wide an outline is, in sites

void main() {
    vec2 at = min(face.xy, 1.0 - face.xy) * face.zw;    // in sites from the edges
    float rim = min(at.x, at.y);
    if (pattern < 1.5) {                                // walls: a storey has four windows
        vec2 pane = abs(vec2(fract(face.x * 4.0), face.y) - vec2(0.5, 0.52));
        vec3 wall = pane.x < 0.26 && pane.y < 0.24 ? glass : paint.rgb;
        float lines = rim / line;                       // dark outline, light keyline
        wall = mix(keyline, wall, clamp(2.5 * lines - 5.0, 0.0, 1.0));
        wall = mix(vec3(0.07, 0.08, 0.1), wall, clamp(2.5 * lines - 2.0, 0.0, 1.0));
        gl_FragColor = vec4(wall, paint.a);
    } else if (pattern < 2.5) {                         // soft: ground and greenery
        gl_FragColor = vec4(paint.rgb * (0.78 + 0.22 * min(rim / 0.03, 1.0)), paint.a);
    } else if (pattern < 3.5) {                         // a shadow round a foot
        gl_FragColor = vec4(paint.rgb, paint.a * 0.4 * smoothstep(0.0, 0.2, rim));
    } else {                                            // a glow, strongest at the rim
        float near = max(1.0 - 2.5 * rim, 0.0);
        gl_FragColor = vec4(paint.rgb, paint.a * (0.52 + 0.48 * near * near * near * near));
    }
}
