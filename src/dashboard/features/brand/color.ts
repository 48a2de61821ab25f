export const HEX = /^#[0-9a-f]{6}$/i;
/** An example, while no color is set. */
export const NO_COLOR = '#4f46e5';
