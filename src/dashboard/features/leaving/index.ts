export { useCancelDeletion } from './use-cancel-deletion.ts';
