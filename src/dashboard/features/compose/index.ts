export { useDraftsOf } from './draft/drafts-of.ts';
export { useSenders } from './draft/use-senders.ts';
export { ComposeHost } from './host.tsx';
export { Reply, TextField } from './lazy.tsx';
export { openCompose, openReply } from './open.ts';
export { Outgoing } from './outgoing.tsx';
