export { useKeptReply } from './draft/use-draft.ts';
export { ComposeHost } from './host.tsx';
export { Reply, TextField } from './lazy.tsx';
export { openCompose, openReply } from './open.ts';
