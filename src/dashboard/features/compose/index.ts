export { useKeptReply } from './draft/use-draft.ts';
export { ComposeHost, openCompose, openReply } from './host.tsx';
export { Compose, Reply } from './lazy.tsx';
