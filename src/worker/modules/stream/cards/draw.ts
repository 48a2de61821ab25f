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

/** Part of the key of a stored card; incremented when the design changes. */
const CARD_VERSION = 1;

/** The time limit of drawing one card. */
const MAX_DRAWING_MS = 60_000;
/** Drawing a card takes tens of megabytes, so each isolate draws one at a time. */
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
