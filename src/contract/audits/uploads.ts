import { z } from 'zod';
import { line, pathId, timestamp } from '../common.ts';

export const MAX_UPLOAD_BYTES = 2 * 1024 ** 3;
/** The parts of an upload have this size, and the last one what is left. */
export const PART_BYTES = 10 * 1024 ** 2;

export const createUploadRequest = z
  .strictObject({
    file_name: line(255).trim().min(1).meta({ example: 'launch.mp4' }),
    bytes: z
      .int()
      .min(1)
      .max(MAX_UPLOAD_BYTES)
      .meta({ description: 'The size of the file.', example: 52_428_800 }),
  })
  .meta({ id: 'CreateAuditUpload' });
export type CreateUpload = z.infer<typeof createUploadRequest>;

export const upload = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    file_name: z.string(),
    bytes: z.int(),
    part_size: z.int().meta({ description: 'Bytes of each part but the last.', example: PART_BYTES }),
    status: z.enum(['uploading', 'complete']),
    parts: z
      .array(z.int())
      .meta({ description: 'The numbers of the parts that have arrived: an upload can be resumed.' }),
    created_at: timestamp,
    expires_at: timestamp.meta({ description: 'The file is deleted then.' }),
  })
  .meta({ id: 'AuditUpload' });
export type Upload = z.infer<typeof upload>;

export const uploadPartParam = z.object({
  id: pathId('The id of the upload.', 4294967297),
  part: pathId('The number of the part, from 1.'),
});
export const uploadedPart = z.object({ part: z.int(), bytes: z.int() }).meta({ id: 'AuditUploadPart' });
