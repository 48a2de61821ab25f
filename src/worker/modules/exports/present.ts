import type { ExportFile, OrganizationExport } from '../../../contract/exports.ts';
import type { ExportRow } from './schema.ts';

export function toExport(row: ExportRow): OrganizationExport {
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return {
    id: row.id,
    state: row.state === 'expired' ? 'failed' : row.state,
    messages: row.mailCount,
    records: row.recordCount,
    files: [
      { name: 'mail.mbox', bytes: row.mailBytes },
      { name: 'records.jsonl', bytes: row.recordBytes },
    ],
    created_by: row.createdBy,
    created_at: new Date(row.createdAt).toISOString(),
    completed_at: iso(row.completedAt),
    expires_at: iso(row.expiresAt),
  };
}

/** Returns the prefix of an export's objects in R2. */
export const folderOf = ({ organizationId, id }: Pick<ExportRow, 'organizationId' | 'id'>) =>
  `organizations/${organizationId}/exports/${id}/`;

/** Returns the key of a piece of a file in R2; the first is 1. */
export const pieceKey = (row: Pick<ExportRow, 'organizationId' | 'id'>, file: ExportFile, piece: number) =>
  `${folderOf(row)}${file}/${piece}`;
