import { SIGNATURE_VARIABLES } from '../../../../contract/writing/signatures.ts';
import { type Content, readContent } from '../content/read.ts';
import { checkVariables } from '../content/variables.ts';

/** Returns the content to store for a signature. Throws `invalid`, UNKNOWN_VARIABLE, MISPLACED_VARIABLE. */
export function readSignature({ html, text }: { html: string; text?: string | undefined }): Content {
  const content = readContent('html', html, SIGNATURE_VARIABLES);
  if (text === undefined) return content;
  const plain = text.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed().trim();
  checkVariables('text', text, plain, SIGNATURE_VARIABLES);
  return { ...content, text: plain };
}
