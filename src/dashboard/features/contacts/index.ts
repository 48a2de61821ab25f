export { findContact } from './find.ts';
export { SenderCard } from './sender.tsx';
