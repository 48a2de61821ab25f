export { replaceTagInReplies } from './canned-replies/store.ts';
export { replaceTagInSignatures } from './signatures/store.ts';
