export { useKeptReply } from './draft/use-draft.ts';
export { ComposeHost } from './host.tsx';
export { Reply, TextField } from './lazy.tsx';
export { openCompose, openDraft, openReply } from './open.ts';
