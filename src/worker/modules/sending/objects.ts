import { objectOwner } from '../../platform/objects.ts';
import { selectNamedUploads } from './outgoing/file-store.ts';

/** The R2 objects of uploads, and the rows that reference them. */
export const objects = objectOwner(/^organizations\/\d+\/(?:uploads|drafts)\//, selectNamedUploads);
