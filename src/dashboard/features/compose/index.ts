export { useDraftsOf } from './draft/drafts-of.ts';
export { ComposeHost } from './host.tsx';
export { Reply, TextField } from './lazy.tsx';
export { openCompose, openReply } from './open.ts';
export { Outgoing } from './outgoing.tsx';
