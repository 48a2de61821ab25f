/** Colours of CSS Color 4: named, hexadecimal, rgb() and hsl(), each with its opacity. */

export interface Color {
  rgb: [number, number, number];
  /** 0 is transparent, 1 is opaque. */
  alpha: number;
}

const NAMES = new Map(
  (
    'aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 ' +
    'black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 ' +
    'chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff ' +
    'darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 ' +
    'darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 ' +
    'darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f ' +
    'darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 ' +
    'dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ' +
    'ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 ' +
    'honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa ' +
    'lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff ' +
    'lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 ' +
    'lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 ' +
    'lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 ' +
    'mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 ' +
    'mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 ' +
    'midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 ' +
    'oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa ' +
    'palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f ' +
    'pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f ' +
    'royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d ' +
    'silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f ' +
    'steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 ' +
    'white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32 window ffffff windowtext 000000 canvas ffffff ' +
    'canvastext 000000'
  )
    .split(' ')
    .flatMap((name, i, words) => (i % 2 === 0 ? [[name, words[i + 1]!] as const] : [])),
);

const HEX = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;

/** A colour of a style. Null if the value is no colour that is known here. */
export function parseColor(value: string): Color | null {
  if (value === 'transparent') return { rgb: [0, 0, 0], alpha: 0 };
  const named = NAMES.get(value);
  if (named) return fromHex(named);
  if (value.startsWith('#')) {
    const hex = HEX.exec(value)?.[1];
    return hex ? fromHex(hex) : null;
  }
  const open = value.indexOf('(');
  if (open < 0 || !value.endsWith(')')) return null;
  const parts = value
    .slice(open + 1, -1)
    .split(/[\s,/]+/)
    .filter(Boolean);
  const name = value.slice(0, open);
  if (parts.length < 3 || parts.length > 4) return null;
  const alpha = parts[3] === undefined ? 1 : fraction(parts[3]);
  if (name === 'rgb' || name === 'rgba') return fromRgb(parts, alpha);
  if (name === 'hsl' || name === 'hsla') return fromHsl(parts, alpha);
  return null;
}

/** A colour of an attribute (`bgcolor`, `color`, `text`), where the `#` may be missing. */
export function parseAttributeColor(value: string): Color | null {
  const word = value.trim().toLowerCase();
  const hex = HEX.exec(word)?.[1];
  return hex && hex.length !== 4 && hex.length !== 8 ? fromHex(hex) : parseColor(word);
}

/** The colour that is seen when `above` lies over the opaque `below`. */
export function blend(above: Color, below: Color['rgb']): Color['rgb'] {
  return above.rgb.map((channel, i) => channel * above.alpha + below[i]! * (1 - above.alpha)) as Color['rgb'];
}

/** Contrast (WCAG 2) below which no reader notices a text. */
const MIN_CONTRAST = 1.2;
/** Distance of two colours of the same lightness that are easy to tell apart, such as red and green. */
const MIN_DISTANCE = 48;

/** True if text in one colour is not seen on the other. */
export function isSameToTheEye(text: Color['rgb'], background: Color['rgb']): boolean {
  const distance = Math.hypot(...text.map((channel, i) => channel - background[i]!));
  if (distance >= MIN_DISTANCE) return false;
  const [darker, lighter] = [luminance(text), luminance(background)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05) < MIN_CONTRAST;
}

function luminance(rgb: Color['rgb']): number {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function fromHex(hex: string): Color {
  const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r, g, b, a = 255] = digits.match(/../g)!.map((pair) => Number.parseInt(pair, 16));
  return { rgb: [r!, g!, b!], alpha: a / 255 };
}

function fromRgb(parts: string[], alpha: number): Color | null {
  const rgb = parts.slice(0, 3).map((part) => clamp(fraction(part) * (part.endsWith('%') ? 255 : 1), 255));
  return rgb.some(Number.isNaN) || Number.isNaN(alpha)
    ? null
    : { rgb: rgb as Color['rgb'], alpha: clamp(alpha, 1) };
}

function fromHsl([h, s, l]: string[], alpha: number): Color | null {
  const hue = Number.parseFloat(h!);
  const saturation = clamp(Number.parseFloat(s!) / 100, 1);
  const lightness = clamp(Number.parseFloat(l!) / 100, 1);
  if ([hue, saturation, lightness, alpha].some(Number.isNaN)) return null;
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    const chroma = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return { rgb: [channel(0), channel(8), channel(4)], alpha: clamp(alpha, 1) };
}

/** A percentage as a fraction; other numbers as they are, where `none` is 0. */
function fraction(part: string): number {
  if (part === 'none') return 0;
  const number = Number.parseFloat(part);
  return part.endsWith('%') ? number / 100 : number;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
