export { findLook, findLookInPage } from './brand/find-look.ts';
export { captionTextOf } from './captions/text-store.ts';
