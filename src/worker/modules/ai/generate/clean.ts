import type { AiWarning } from '../../../../contract/ai/answer.ts';
import { CleanStream, type OutputRules } from '../../../../lib/safety/clean-output.ts';
import type { Removed } from '../../../../lib/safety/filters.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { listSmtpInboxes } from '../../inboxes/index.ts';
import { selectPreferences } from '../preferences/store.ts';
import { NumberGuard } from './numbers.ts';

/** Returns the hosts and addresses that a text may contain: of the organization, its preferences, and this service. */
export async function allowedIn(ctx: Ctx): Promise<OutputRules> {
  const [inboxes, [[preferences]]] = await Promise.all([
    listSmtpInboxes(ctx),
    commit(database(ctx), [selectPreferences(ctx)]),
  ]);
  const addresses = inboxes.flatMap(({ email_address, aliases }) => [
    email_address.toLowerCase(),
    ...aliases,
  ]);
  const own = [new URL(publicUrl(ctx.env)).hostname, ...addresses.map(domainOf)];
  return {
    allowedHosts: [...new Set([...own, ...(preferences?.knownHosts ?? [])])],
    allowedAddresses: addresses,
  };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/**
 * Cleans the output of a model, piece by piece: removes foreign links, images, addresses, HTML and control characters,
 * and numbers that the model was not given.
 */
export class DraftCleaner {
  readonly #stream: CleanStream;
  readonly #numbers: NumberGuard;

  constructor(allowed: OutputRules, given: string) {
    this.#stream = new CleanStream(allowed);
    this.#numbers = new NumberGuard(given);
  }

  push(piece: string): string {
    return this.#numbers.push(this.#stream.push(piece));
  }

  end(): string {
    return this.#numbers.push(this.#stream.end()) + this.#numbers.end();
  }

  warnings(): AiWarning[] {
    return [...removedWarnings(this.#stream.removed), ...numberWarnings(this.#numbers.removed)];
  }
}

/** Cleans a whole text as a draft. */
export function cleanDraft(
  text: string,
  allowed: OutputRules,
  given: string,
): { text: string; warnings: AiWarning[] } {
  const cleaner = new DraftCleaner(allowed, given);
  const cleaned = (cleaner.push(text) + cleaner.end()).trim();
  return { text: cleaned, warnings: cleaner.warnings() };
}

const NAMES: Record<Removed['kind'], { code: string; what: string }> = {
  link: { code: 'LINK_REMOVED', what: 'link' },
  image: { code: 'IMAGE_REMOVED', what: 'image' },
  address: { code: 'ADDRESS_REMOVED', what: 'address' },
  html: { code: 'HTML_REMOVED', what: 'HTML tag' },
  control: { code: 'CONTROL_REMOVED', what: 'invisible character' },
};

/** Returns one warning per kind of removed content. */
export function removedWarnings(removed: Removed[]): AiWarning[] {
  const kinds = [...new Set(removed.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const count = removed.filter((each) => each.kind === kind).length;
    const { code, what } = NAMES[kind];
    return {
      code,
      detail: `The model wrote ${count} ${what}${count === 1 ? '' : 's'}, which Herald removed.`,
    };
  });
}

function numberWarnings(count: number): AiWarning[] {
  return count === 0
    ? []
    : [
        {
          code: 'NUMBER_REMOVED',
          detail: `The model wrote ${count === 1 ? 'a number' : `${count} numbers`} that nobody gave. Fill the gaps.`,
        },
      ];
}

/** Returns the warning for an answer cut off at its limit. */
export function cutWarnings(isCut: boolean): AiWarning[] {
  return isCut
    ? [{ code: 'ANSWER_CUT', detail: 'The answer reached its limit of tokens, and ends early.' }]
    : [];
}
