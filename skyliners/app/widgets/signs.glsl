---VERTEX SHADER---
$HEADER$
attribute vec3 vSpot;
attribute vec2 vBeside;  // on screen, of what is upright
attribute vec4 vText;    // where in the texture, and the middle of its part of it
attribute vec3 vNormal;  // of what lies
attribute vec4 vTint;
attribute vec4 vShown;   // across, for whoever reads it; how it drops; who sees it
uniform vec2 turn;
uniform vec4 eye;
uniform vec2 tilt;
uniform float stands;
varying vec4 paint;
varying vec2 at_text;

vec2 turned(vec2 spot) {
    return vec2(spot.x * turn.x - spot.y * turn.y, spot.x * turn.y + spot.y * turn.x);
}

void main() {
    vec2 spot = turned(vSpot.xy);
    float up = vSpot.z - vShown.z * (1.0 - stands);
    float scale = eye.z / (1.0 + (spot.y * tilt.x - up * tilt.y) * eye.w);
    vec2 at = eye.xy + (vec2(spot.x, spot.y * tilt.y + up * tilt.x) + vBeside) * scale;
    gl_Position = projection_mat * modelview_mat * vec4(at, 0.0, 1.0);
    float ahead = turned(vShown.xy).x;  // 1: read from in front, -1: from behind
    vec3 looks = vec3(turned(vNormal.xy), vNormal.z);
    vec3 to_eye = vec3(-spot.x * eye.w, -tilt.x - spot.y * eye.w, tilt.y - up * eye.w);
    // What is seen from the side, and from low down, is in the way of its neighbours.
    float alpha = mix(smoothstep(0.5, 0.9, ahead), 1.0, smoothstep(0.1, 0.4, stands));
    if (vShown.w > 0.5)
        alpha = smoothstep(0.63, 0.95, 1.0 - stands) * smoothstep(0.8, 0.97, ahead);
    if (vShown.w < -0.5)
        // Nor where the board is looked at from above: no tower hides its rim.
        alpha = smoothstep(0.7, 0.97, -ahead) * smoothstep(0.7, 0.97, stands)
            * (1.0 - smoothstep(0.78, 0.88, tilt.y));
    if (alpha <= 0.0 || (vNormal != vec3(0.0) && dot(looks, to_eye) <= 0.0))
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    // What lies flat is never read upside down.
    at_text = vNormal.z > 0.9 && ahead < -0.3 ? 2.0 * vText.zw - vText.xy : vText.xy;
    paint = vec4(vTint.rgb, vTint.a * alpha);
}

---FRAGMENT SHADER---
$HEADER$
varying vec4 paint;
varying vec2 at_text;

void main() {
    gl_FragColor = vec4(paint.rgb, paint.a * texture2D(texture0, at_text).a);
}
