import type { ExportFile } from '../../../contract/exports.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { findExport } from './find.ts';
import { pieceKey } from './present.ts';
import type { ExportRow } from './schema.ts';

/** Streams a file of a completed export, piece after piece. Throws 404; 409 EXPORT_NOT_COMPLETED. */
export async function getExportFile(
  ctx: Ctx,
  id: number,
  file: ExportFile,
): Promise<{ body: ReadableStream<Uint8Array>; bytes: number }> {
  const row = await findExport(ctx, id);
  if (row.state !== 'completed') {
    const detail =
      row.state === 'failed' ? 'The export failed. Begin another one.' : 'The export is not completed yet.';
    throw new DomainError('conflict', 'EXPORT_NOT_COMPLETED', detail);
  }
  const isMail = file === 'mail.mbox';
  const bytes = isMail ? row.mailBytes : row.recordBytes;
  const { readable, writable } = new FixedLengthStream(bytes);
  ctx.defer(pass(ctx, row, file, isMail ? row.mailPieces : row.recordPieces, writable));
  return { body: readable, bytes };
}

async function pass(
  ctx: Ctx,
  row: ExportRow,
  file: ExportFile,
  pieces: number,
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  try {
    for (let piece = 1; piece <= pieces; piece++) {
      const object = await ctx.env.BUCKET.get(pieceKey(row, file, piece));
      if (!object) throw new Error(`Piece ${piece} of an export is missing.`);
      await object.body.pipeTo(writable, { preventClose: true });
    }
    await writable.close();
  } catch (error) {
    // The reader may have disconnected; else the download ends early, as its length shows.
    ctx.log.warn('export.download_ended', { export: row.id, error: String(error) });
    await writable.abort(error).catch(() => undefined);
  }
}
