export { useKeptReply } from './draft/use-draft.ts';
export { ComposeHost, openCompose, openReply } from './host.tsx';
export { Reply, TextField } from './lazy.tsx';
