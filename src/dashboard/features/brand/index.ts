export { DRAWN, useBrandChange } from './change.ts';
export { HEX, NO_COLOR } from './color.ts';
export { Logo } from './logo.tsx';
