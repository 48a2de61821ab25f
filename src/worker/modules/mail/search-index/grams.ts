import { fold, foldedCharacters } from '../../../../lib/fold.ts';

/** Runs of punctuation, indexed as one character, since words distinguish texts. */
const PUNCTUATION = /[^a-z0-9\u0080-\uffff]+/g;
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;
/** Scripts with many characters, in which two characters form a word: Han, Kana, Bopomofo, Hangul. */
const DENSE = /[\u2e80-\u312f\u31a0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/;

/**
 * Returns the distinct grams of a text for the index: every three consecutive characters, or two if the first is
 * Chinese, Japanese or Korean. A text that contains a term has all grams of the term. A shorter term has no grams.
 */
export function gramsOf(text: string): string[] {
  const plain = fold(text.normalize('NFC')).replace(PAIR, standIn).replace(PUNCTUATION, '_');
  const grams = new Set<string>();
  for (let i = 0; i < plain.length - 1; i++) {
    const gram = plain.slice(i, i + (DENSE.test(plain[i]!) ? 2 : 3));
    if (gram.length > 2 || DENSE.test(gram[0]!)) grams.add(gram);
  }
  return [...grams];
}

/**
 * Maps characters of two code units, such as emoji, to 6,400 private ones: the index may find too much, never too
 * little.
 */
function standIn(pair: string): string {
  return String.fromCharCode(0xe000 + (pair.codePointAt(0)! % 6400));
}

/** The content of an email that is indexed. */
export interface Indexed {
  subject: string;
  bodyText: string;
  /** The rest of the text after `bodyText`, from `restOf`. */
  textRest: string;
  fromName: string;
  fromAddress: string;
  toAddress: string;
  recipients: { to: string[]; cc: string[] };
  /** Whether it has attachments other than those shown by its HTML. */
  hasAttachment: boolean;
}

/** The prefixes of grams other than of subject and text; no gram begins with one, as grams have `_` for punctuation. */
export const MARKS = { from: '<', to: '>' };
/** The term of emails with attachments. */
export const ATTACHMENT = '@@@';
/** The term of an email with so many grams that those of its long text are omitted: it may contain any term. */
export const ANYTHING = '***';
/** The maximum number of grams. Latin texts have at most 51,000. */
const MOST_GRAMS = 60_000;

/** Returns the index entry of an email: the grams of subject and text, sender, and recipients, separated by spaces. */
export function indexed(email: Indexed): string {
  const { subject, bodyText, textRest } = email;
  const all = gramsOf(`${subject}\n${bodyText}\n${textRest}`);
  const ofText = all.length > MOST_GRAMS ? [...gramsOf(`${subject}\n${bodyText}`), ANYTHING] : all;
  const from = gramsOf(`${email.fromName}\n${email.fromAddress}`).map((gram) => MARKS.from + gram);
  const to = gramsOf(addressees(email).join('\n')).map((gram) => MARKS.to + gram);
  return [...ofText, ...from, ...to, ...(email.hasAttachment ? [ATTACHMENT] : [])].join(' ');
}

function addressees({ recipients, toAddress }: Pick<Indexed, 'recipients' | 'toAddress'>): string[] {
  return [...recipients.to, ...recipients.cc, toAddress];
}

/** Returns the `folds` of an email: `foldedCharacters` of all texts that a search compares. */
export function foldsOf(email: Omit<Indexed, 'textRest' | 'hasAttachment'>): string | null {
  return foldedCharacters(
    [email.subject, email.bodyText, email.fromName, email.fromAddress, ...addressees(email)].join('\n'),
  );
}
