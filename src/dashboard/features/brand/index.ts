export { DRAWN, useBrandChange } from './change.ts';
export { ColorField, HEX } from './color-field.tsx';
export { Logo } from './logo.tsx';
