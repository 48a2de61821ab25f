import type { Upload } from '../../../../contract/audits/uploads.ts';
import type { ArrivedPart, UploadRow } from './schema.ts';

export function toUpload(row: UploadRow, parts: readonly Pick<ArrivedPart, 'number'>[]): Upload {
  return {
    id: row.id,
    file_name: row.fileName,
    bytes: row.bytes,
    part_size: row.partSize,
    status: row.status,
    parts: parts.map(({ number }) => number),
    created_at: new Date(row.createdAt).toISOString(),
    expires_at: new Date(row.expiresAt).toISOString(),
  };
}

/** Returns the key of the file in R2. */
export function fileKey({ organizationId, id }: Pick<UploadRow, 'organizationId' | 'id'>): string {
  return `audits/${organizationId}/${id}`;
}

export function partCount({ bytes, partSize }: Pick<UploadRow, 'bytes' | 'partSize'>): number {
  return Math.ceil(bytes / partSize);
}

/** Returns the size of a part: all are equal, but the last one has the rest. */
export function partBytes(row: Pick<UploadRow, 'bytes' | 'partSize'>, number: number): number {
  return Math.min(row.partSize, row.bytes - (number - 1) * row.partSize);
}
