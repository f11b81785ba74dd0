---VERTEX SHADER---
$HEADER$
attribute vec3 vSpot;
attribute vec3 vNormal;
attribute vec4 vTint;
attribute vec4 vFace;   // how far across and up its face, and how large that is
attribute vec4 vKind;   // how it is filled, falls and rises; its seed, or how it faces the eye
attribute vec2 vShape;  // how it tapers, and how round its corners are
attribute vec4 vInner;  // what ground turns into towards its middle
uniform vec2 turn;      // cosine and sine of the angle
uniform vec4 eye;       // where the middle is on screen, pixels a site, perspective
uniform vec2 tilt;      // cosine and sine
uniform float fall;     // how high above its place the falling piece is
uniform float stands;   // 1: whoever looks stands, 0: the eye is at the edge of the table
uniform float night;    // 1: the evening is lit by windows
uniform float evening;  // how many windows are lit
uniform vec4 sky;       // what far things fade into, and how much
varying vec4 paint;
varying vec4 edges;     // how far from all four, in pixels
varying vec3 shape;     // how round its corners are, how hard its edge is, its outline
varying vec2 places;    // how far across and up, in places of windows
varying vec4 panes;     // how large those places are in pixels, and half a window in one
varying vec4 glass;     // what they look like, and how many are lit

const vec3 LIGHT = vec3(-0.56, -0.36, 0.746);  // from the left, above, in front
const vec2 CAST = vec2(0.86, 0.51);            // where shadows fall, across and away

vec2 turned(vec2 spot) {
    return vec2(spot.x * turn.x - spot.y * turn.y, spot.x * turn.y + spot.y * turn.x);
}

void main() {
    float pattern = vKind.x;
    bool thrown = pattern > 8.5 && pattern < 9.5;
    bool facing = vNormal == vec3(0.0);
    vec2 spot = turned(vSpot.xy);
    float grown = 1.0 + vKind.z * stands;
    float up = vSpot.z * grown + vKind.y * fall;
    vec3 looks = vec3(turned(vNormal.xy), vNormal.z);
    vec2 size = vFace.zw;
    vec2 side = sign(vFace.xy - 0.5);
    vec2 along, upward;     // on screen, of a step across the face, and of one up it
    vec2 beside = vec2(0.0);
    if (facing) {           // a post stands on its spot; a ball is round it
        along = vec2(1.0, 0.0);
        upward = vec2(0.0, 1.0);
        size *= grown;
        if (vKind.w > 0.5) {
            if (vKind.w < 1.5)
                size.y = length(vec2(size.y * tilt.x, size.x * tilt.y));
            beside = (vFace.xy - 0.5) * size;
        } else {
            size.y *= tilt.x;
            beside = (vFace.xy - vec2(0.5, 0.0)) * size;
        }
    } else if (thrown) {      // the longer, the taller what casts it
        vec2 edge = vec2(-CAST.y, CAST.x);
        float half_wide = size.x * (abs(dot(edge, turn)) + abs(dot(edge, vec2(-turn.y, turn.x))));
        size = vec2(2.0 * half_wide, 0.5 * half_wide + min(0.25 * size.y, 0.5));
        spot += edge * (0.5 - vFace.x) * size.x + CAST * (0.5 * half_wide + vFace.y * size.y);
        along = vec2(-edge.x, -edge.y * tilt.y);
        upward = vec2(CAST.x, CAST.y * tilt.y);
    } else {
        vec3 step_across = vec3(normalize(vec2(-vNormal.y, vNormal.x)), 0.0);
        vec3 step_up = normalize(cross(vNormal, step_across));
        vec2 a = turned(step_across.xy), b = turned(step_up.xy);
        along = vec2(a.x, a.y * tilt.y);
        upward = vec2(b.x, b.y * tilt.y + step_up.z * tilt.x);
    }
    float scale = eye.z / (1.0 + (spot.y * tilt.x - up * tilt.y) * eye.w);
    vec2 at = eye.xy + (vec2(spot.x, spot.y * tilt.y + up * tilt.x) + beside) * scale;

    // How many pixels it is from edge to edge, straight across; a pixel more all round, in
    // which it fades, smooths its edges. What is thinner than a pixel is paler.
    float area = abs(along.x * upward.y - along.y * upward.x) * scale;
    vec2 steps = max(vec2(length(along), length(upward)), 1e-4);
    vec2 pixels = size * area / steps.yx;
    bool ball = facing && abs(vKind.w - 1.0) < 0.5;
    vec2 span = ball ? vec2(min(pixels.x, pixels.y)) : pixels;  // as if it were a circle
    // Nor does it grow into a spike where it is seen along itself.
    vec2 more = side * min(1.0 / max(span, 1e-3), 1.5 / (size * steps * scale));
    at += (along * more.x * size.x + upward * more.y * size.y) * scale;
    gl_Position = projection_mat * modelview_mat * vec4(at, 0.0, 1.0);
    vec2 face = vFace.xy + more;
    float slant = vShape.x * pixels.x / max(pixels.y, 1e-4);
    float inset = max(vShape.x, 0.0) * face.y + max(-vShape.x, 0.0) * (1.0 - face.y);
    edges.xy = vec2(face.x - inset, 1.0 - face.x - inset) * span.x
        * inversesqrt(1.0 + slant * slant);
    edges.zw = vec2(face.y, 1.0 - face.y) * span.y;
    float thin = clamp(pixels.x, 0.0, 1.0) * clamp(pixels.y, 0.0, 1.0);

    // A face turned away is hidden by its own block: off the screen with it, unpainted.
    vec3 to_eye = vec3(-spot.x * eye.w, -tilt.x - spot.y * eye.w, tilt.y - up * eye.w);
    if (!facing && dot(looks, to_eye) <= 0.0)
        gl_Position = vec4(2.0, 2.0, 2.0, 1.0);

    // The light stands still while the city turns. It is warm, and the shade is cool.
    looks = facing ? vec3(0.0, -1.0, 0.0) : normalize(looks);
    float lit = 0.5 + 0.5 * dot(looks, LIGHT);
    vec3 day = mix(vec3(0.55, 0.60, 0.74), vec3(1.08, 1.05, 0.98), lit);
    vec3 dusk = mix(vec3(0.42, 0.48, 0.66), vec3(0.90, 0.90, 0.96), lit);
    vec3 shade = mix(day, dusk, night);
    float street = clamp(vSpot.z / 0.7, 0.0, 1.0);
    vec3 tint = vTint.rgb;
    vec4 windows = vec4(1.0, 1.0, -9.0, -9.0);  // how many, and half their size
    glass = vec4(tint, -1.0);
    if (pattern < 6.5) {                // walls are darker near the street
        tint *= shade * (0.80 + 0.20 * street);
        shape = vec3(vShape.y, 1.0, 1.0);
        if (pattern > 5.5) {            // tiles lie in courses
            windows = vec4(1.0, 5.0, 1.0, 0.42);
            glass = vec4(tint, -1.0);
            tint *= 0.86;
        } else if (pattern > 0.5) {
            if (pattern < 1.5) windows = vec4(3.0, 1.0, 0.24, 0.27);
            else if (pattern < 2.5) windows = vec4(5.0, 1.0, 0.23, 0.31);
            else if (pattern < 3.5) windows = vec4(6.0, 2.0, 0.46, 0.23);
            else if (pattern < 4.5) windows = vec4(4.0, 2.0, 0.30, 0.27);
            else windows = vec4(2.0, 1.0, 0.36, 0.24);
            float lum = dot(vTint.rgb, vec3(0.3, 0.6, 0.1));
            vec3 pane = lum > 0.45 ? vec3(0.20, 0.25, 0.33) : vec3(0.74, 0.85, 0.95);
            vec3 dark = mix(tint, vec3(0.07, 0.09, 0.16), 0.55);
            glass.rgb = mix(mix(tint, pane * (0.7 + 0.3 * lit), 0.62), dark, night);
            glass.a = evening;
        }
    } else if (pattern < 7.5) {         // soft ground
        float sun = mix(mix(0.88, 0.80, night), 1.0, lit * lit);
        tint *= sun;
        glass = vec4(vInner.rgb * sun, 8.0 / scale);
        shape = vec3(vShape.y, 1.0, 0.0);
    } else if (pattern < 9.5) {         // shadows, and in the evening light from below
        shape = vec3(vShape.y, min(5.0 / scale, 0.9), 0.0);
    } else if (pattern < 10.5) {        // paint
        shape = vec3(vShape.y, 1.0, 0.0);
    } else if (pattern > 11.5) {        // the sky, for whoever crouches: paler above
        shape = vec3(vShape.y, pattern < 12.5 ? min(0.8 / scale, 0.9) : 1.0, 0.0);
    } else {                            // leaves: lit from the left above
        float sun = dot(vFace.xy - 0.5, vec2(-0.5, 0.8));
        tint *= mix(vec3(1.0), shade, 0.4) * (0.92 + 0.55 * sun);
        shape = vec3(vShape.y, 1.0, 0.3);
    }
    shape.x = ball ? 0.5 * span.x : vShape.y * scale;
    places = face * windows.xy + floor(64.0 * vKind.w);
    panes.xy = pixels / windows.xy;
    panes.zw = panes.xy * windows.zw + 0.5;
    float haze = sky.a * clamp(0.5 + 0.2 * spot.y, 0.0, 1.0);
    float alpha = vTint.a * thin;
    if (thrown) alpha *= 1.0 - 0.8 * vFace.y;
    if (pattern > 11.5) {
        haze = 0.0;
        alpha *= (1.0 - stands) * (1.0 - stands);
        if (stands > 0.999) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
        if (pattern < 12.5) alpha *= 1.0 - 0.75 * vFace.y;
    }
    paint = vec4(mix(tint, sky.rgb, haze), alpha);
    glass.rgb = mix(glass.rgb, sky.rgb, haze);
}

---FRAGMENT SHADER---
$HEADER$
varying vec4 paint;
varying vec4 edges;
varying vec3 shape;
varying vec2 places;
varying vec4 panes;
varying vec4 glass;
uniform vec2 line;      // how far its outline reaches from the edge, and the line inside it
uniform vec3 lamps;     // the light behind windows

void main() {
    vec2 corner = shape.x - min(edges.xz, edges.yw);
    float rim = shape.x - length(max(corner, 0.0)) - min(max(corner.x, corner.y), 0.0);
    vec2 pane = fract(places);
    vec2 open = clamp(panes.zw - abs(pane - 0.5) * panes.xy, 0.0, 1.0);
    float lit = step(fract(dot(places - pane, vec2(0.417, 0.719))), glass.a);
    vec3 shown = mix(paint.rgb, mix(glass.rgb, lamps, lit), open.x * open.y);
    vec2 lines = clamp(line - rim, 0.0, 1.0) * shape.z;
    shown += (1.0 - shown) * (0.28 * lines.y);
    shown *= 1.0 - 0.72 * lines.x;
    gl_FragColor = vec4(shown, paint.a * clamp(rim + 1.0, 0.0, 1.0));
}

---GROUND---
$HEADER$
varying vec4 paint;
varying vec4 edges;
varying vec3 shape;
varying vec4 glass;     // what it turns into, and how soon

// What lies below everything, which is most of what is painted: no windows, no outlines.
void main() {
    vec2 corner = shape.x - min(edges.xz, edges.yw);
    float rim = shape.x - length(max(corner, 0.0)) - min(max(corner.x, corner.y), 0.0);
    float cover = clamp(rim * shape.y + step(1.0, shape.y), 0.0, 1.0);
    vec3 shown = mix(paint.rgb, glass.rgb, clamp(rim * glass.a, 0.0, 1.0));
    gl_FragColor = vec4(shown, paint.a * cover * cover * (3.0 - 2.0 * cover));
}
