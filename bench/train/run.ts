/**
 * `npm run train`: learns from the mails of the tests how likely a time is one of a meeting, and writes
 * src/worker/modules/calendar/detection/likelihood/weights.ts. The mails in `unseen` only measure; they teach nothing.
 */
import '../../src/dev/wasm.mjs';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DetectionMail } from '../../test/unit/worker/modules/calendar/detection/mails/mail.ts';
import { type Example, learn, type Model, sumOf } from './logistic.ts';

const { BUCKETS } = await import('../../src/worker/modules/calendar/detection/likelihood/letters.ts');
const { factorsOf } = await import('../../src/worker/modules/calendar/detection/likelihood/likelihood.ts');
const { namedIn, takenIn } = await import('./examples.ts');
const { knownMails, freshMails } = await import(
  '../../test/unit/worker/modules/calendar/detection/mails/training.ts'
);

const OUTPUT = fileURLToPath(
  new URL('../../src/worker/modules/calendar/detection/likelihood/weights.ts', import.meta.url),
);
const LETTERS_TRUST = 3;
const FACTS_TRUST = 1;
/** Parts of the fresh mails; what is learned from the others tells of each. */
const PARTS = 4;
const MAX_WEIGHT = 127;

function learnLetters(mails: readonly DetectionMail[]): Model {
  const examples: Example[] = mails.flatMap(namedIn).map(({ groups, isTrue }) => ({ input: groups, isTrue }));
  return learn(examples, BUCKETS, LETTERS_TRUST);
}

/** Whether the rules are right can only be learned from mails for which they were not mended. */
function learnFacts(): Model {
  const examples: Example[] = [];
  for (let part = 0; part < PARTS; part++) {
    console.error(`… part ${part + 1} of ${PARTS}`);
    const others = freshMails.filter((_, place) => place % PARTS !== part);
    const letters = learnLetters([...knownMails, ...others]);
    for (const mail of freshMails.filter((_, place) => place % PARTS === part))
      for (const { time, standing, setting, groups, isTrue } of takenIn(mail)) {
        const factors = factorsOf(time, standing, setting, sumOf(letters, groups));
        examples.push({ input: new Map(factors.entries()), isTrue });
      }
  }
  return learn(examples, examples[0]!.input.size, FACTS_TRUST);
}

const facts = learnFacts();
const letters = learnLetters([...knownMails, ...freshMails]);
const scale = Math.max(...letters.weights.map(Math.abs)) / MAX_WEIGHT;
const bytes = Buffer.from(Int8Array.from(letters.weights, (weight) => Math.round(weight / scale)).buffer);
const rounded = (value: number) => Number(value.toPrecision(3));
writeFileSync(
  OUTPUT,
  `// Written by \`npm run train\`.

/** What each group of letters weighs, a byte each: \`scale\` times it. */
export const LETTERS = {
  bias: ${rounded(letters.bias)},
  scale: ${rounded(scale)},
  weights:
    '${bytes.toString('base64')}',
};

/** In the order of \`factorsOf\`. */
export const FACTS = {
  bias: ${rounded(facts.bias)},
  weights: [${[...facts.weights].map(rounded).join(', ')}],
};
`,
);
console.error(`Learned from ${knownMails.length + freshMails.length} mails.`);
