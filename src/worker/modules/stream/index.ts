export { findLook, findLookInPage } from './brand/find-look.ts';
