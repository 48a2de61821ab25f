export { HandsFields, handsOf, TOOL_GROUPS } from './hands.tsx';
export { InboxFields, inboxesOf } from './inboxes.tsx';
export { ProposalRow } from './proposal-row.tsx';
export { useDecide } from './use-decide.ts';
