import { type Risk, rawMessage } from './build.ts';
import { DISGUISED } from './disguised.ts';
import { HIDDEN } from './hidden.ts';
import { OPEN } from './open.ts';

export interface InjectionMail {
  family: string;
  title: string;
  /** A raw message from eve@evil.example. */
  raw: string;
  /** The lowest risk that the rules must assign to it. */
  risk: Risk;
  /** Words that are invisible to readers of the mail, and so must not reach a model. */
  hidden: string[];
}

/** A word in every hidden instruction: it must not be in the visible text. */
export const HIDDEN_WORD = 'zebrafish';

/**
 * Mails that try to give instructions to a model that reads them. They want a link to evil.example or a mail to
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
