import { sha256 } from '../../../../lib/hash.ts';
import { Semaphore } from '../../../../lib/semaphore.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type Assets, assetsOf } from '../drawing/assets.ts';
import type { Card } from '../drawing/card.ts';
import { storeImage } from '../images/public-image.ts';
import type { CardRow } from './schema.ts';
import { insertCard, selectCard } from './store.ts';

/** The version of the design, which is part of the key of a stored card. A change of the design increments it. */
const CARD_VERSION = 1;

/** The time limit, in milliseconds, of drawing one card. */
const MAX_DRAWING_MS = 60_000;
/** The semaphore by which each isolate draws one card at a time, as this takes tens of megabytes. */
const easel = new Semaphore(1, MAX_DRAWING_MS);

/**
 * Returns the stored card for this input, or draws it with `render`. `input` names everything on the card, pictures by
 * their hashes.
 */
export async function drawOnce(
  ctx: Ctx,
  input: Record<string, unknown>,
  render: (assets: Assets) => Promise<Card>,
): Promise<CardRow> {
  const inputHash = sha256(JSON.stringify({ version: CARD_VERSION, ...input }));
  const select = selectCard(ctx, inputHash);
  const [[drawn]] = await commit(database(ctx), [select]);
  if (drawn) return drawn;
  const { bytes, width, height, contentType } = await drawAlone(() => render(assetsOf(ctx.env.ASSETS)));
  const name = await storeImage(ctx, { bytes, contentType });
  const [, [row]] = await commit(database(ctx), [
    insertCard(ctx, { inputHash, name, width, height, bytes: bytes.length }),
    select,
  ]);
  return row!;
}

async function drawAlone(draw: () => Promise<Card>): Promise<Card> {
  const leave = await easel.enter(1);
  try {
    return await draw();
  } finally {
    leave();
  }
}
