export { readConversations } from './reading/read.ts';
