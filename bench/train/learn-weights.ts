import { BUCKETS, groupsOf } from '../../src/lib/meetings/likelihood/letters.ts';
import { factorsOf, textsOf } from '../../src/lib/meetings/likelihood/likelihood.ts';
import { type DetectionMail, readSet, readShortMails, SHORT } from '../meetings/sets.ts';
import { namedIn, type TimeExample, takenIn } from './examples.ts';
import { type Example, learn, type Model, sumOf } from './logistic.ts';

const LETTERS_TRUST = 3;
const FACTS_TRUST = 1;
/** The number of folds of the fresh emails; each is judged by a model trained on the others. */
const PARTS = 4;
const MAX_WEIGHT = 127;

/** Trains on the emails and returns the source of the module with the weights. `report` gets progress messages. */
export function learnWeights(report: (message: string) => void): string {
  report('reading the mails');
  const short = readShortMails().map(
    ({ kind: name, ...mail }): DetectionMail => ({ ...SHORT, ...mail, batch: 0, name, from: '' }),
  );
  const knownMails = [...short, ...readSet('known')];
  const freshMails = readSet('fresh');
  const named = new Map(
    [...knownMails, ...freshMails].map((mail) => [
      mail,
      namedIn(mail).map((each): Example => ({ input: groupsIn(each), isTrue: each.isTrue })),
    ]),
  );
  const learnLetters = (mails: readonly DetectionMail[]): Model =>
    learn(
      mails.flatMap((mail) => named.get(mail)!),
      BUCKETS,
      LETTERS_TRUST,
    );
  // Whether the rules are right can only be learned from emails that they were not adjusted to.
  const taken: Example[] = [];
  for (let part = 0; part < PARTS; part++) {
    report(`learning from the mails without part ${part + 1} of ${PARTS}`);
    const isOfPart = (place: number) => place % PARTS === part;
    const letters = learnLetters([...knownMails, ...freshMails.filter((_, place) => !isOfPart(place))]);
    for (const each of freshMails.filter((_, place) => isOfPart(place)).flatMap(takenIn)) {
      const factors = factorsOf(each.time, each.evidence, each.setting, sumOf(letters, groupsIn(each)));
      taken.push({ input: new Map(factors.entries()), isTrue: each.isTrue });
    }
  }
  report('learning from all mails');
  const facts = learn(taken, taken[0]!.input.size, FACTS_TRUST);
  return written(learnLetters([...knownMails, ...freshMails]), facts);
}

const groupsIn = ({ evidence, setting }: TimeExample) => groupsOf(textsOf(evidence, setting));

function written(letters: Model, facts: Model): string {
  const scale = Math.max(...letters.weights.map(Math.abs)) / MAX_WEIGHT;
  const bytes = Int8Array.from(letters.weights, (weight) => Math.round(weight / scale));
  const rounded = (value: number) => Number(value.toPrecision(3));
  return `// Written by \`npm run train\`.

/** The weight of each letter group, one byte each, times \`scale\`. */
export const LETTERS = {
  bias: ${rounded(letters.bias)},
  scale: ${rounded(scale)},
  weights:
    '${Buffer.from(bytes.buffer).toString('base64')}',
};

/** In the order of \`factorsOf\`. */
export const FACTS = {
  bias: ${rounded(facts.bias)},
  weights: [${[...facts.weights].map(rounded).join(', ')}],
};
`;
}
