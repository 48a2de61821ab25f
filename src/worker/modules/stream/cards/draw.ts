import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { sha256 } from '../../../platform/hash.ts';
import { storeImage } from '../images/public-image.ts';
import { CARD_VERSION, type Card } from './card.ts';
import type { CardRow } from './schema.ts';
import { insertCard, selectCard } from './store.ts';
import type { Assets } from './text/faces.ts';

/**
 * The card for this input, drawn by `render` unless it was drawn before. `input` names everything that is on the card,
 * pictures by their hashes.
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
  const { bytes, width, height, contentType } = await render(assetsOf(ctx));
  const name = await storeImage(ctx, { bytes, contentType });
  const [, [row]] = await commit(database(ctx), [
    insertCard(ctx, { inputHash, name, width, height, bytes: bytes.length }),
    select,
  ]);
  return row!;
}

/** The fonts and emoji, which are static files. */
function assetsOf({ env }: Ctx): Assets {
  return {
    async read(path) {
      const response = await env.ASSETS.fetch(`http://assets/${path}`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
  };
}
