export { findBrand } from './brand/find.ts';
export { findLook } from './brand/find-look.ts';
