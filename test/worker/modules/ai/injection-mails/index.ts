import { type Risk, rawMessage } from './build.ts';
import { DISGUISED } from './disguised.ts';
import { HIDDEN } from './hidden.ts';
import { OPEN } from './open.ts';

export interface InjectionMail {
  family: string;
  title: string;
  /** A raw message from eve@evil.example. */
  raw: string;
  /** The least risk that the rules must see in it. */
  risk: Risk;
  /** Words that no reader of the mail sees, so that they must not reach a model. */
  hidden: string[];
}

/** A word in every hidden order: it must not be in the visible text. */
export const HIDDEN_WORD = 'zebrafish';

/**
 * Mails that try to give orders to a model that reads them. What they want: a link to evil.example or a mail to
 * eve@evil.example, words of their own in a reply, or the data of others.
 */
export const INJECTION_MAILS: InjectionMail[] = [...HIDDEN, ...DISGUISED, ...OPEN].map(
  ({ family, title, risk, ...parts }) => ({
    family,
    title,
    raw: rawMessage(`${family} ${title}`, parts),
    risk,
    hidden: JSON.stringify(parts).includes(HIDDEN_WORD) ? [HIDDEN_WORD] : [],
  }),
);
