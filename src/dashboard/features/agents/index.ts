export { HandsFields, handsOf, TOOL_GROUPS } from './hands.tsx';
export { InboxFields, inboxesOf } from './inboxes.tsx';
