export { findLook, findLookInPage } from './brand/find-look.ts';
export { captionTextOf } from './captions/store.ts';
