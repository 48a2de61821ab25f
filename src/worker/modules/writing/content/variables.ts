import { DomainError, type FieldError } from '../../../../lib/errors.ts';
import { escapeHtml } from './escape.ts';

/** `{{name}}`, and an unclosed `{{name`. Of three braces, the first is text. */
const VARIABLE = /\{\{(?!\{)([^{}]*)(\}\}|)/g;
const TAG = /<[^<>]*>/g;
const MAX_SHOWN_CHARACTERS = 60;
const MAX_ERRORS = 10;

/** The placeholder for a variable without a value. The dashboard warns about it before sending. */
export const GAP = '[…]';

/**
 * Throws UNKNOWN_VARIABLE, which names each variable not in `known`, with its position. `source` is the text of the
 * request, in which positions are counted from 1; `template` is the stored text.
 */
export function checkVariables(
  path: string,
  source: string,
  template: string,
  known: readonly string[],
): void {
  const found = Array.from(template.matchAll(VARIABLE), ([whole, , end]) =>
    end ? whole : whole.replace(/<.*/s, ''),
  );
  const unknown = [...new Set(found)].filter(
    (whole) => !whole.endsWith('}}') || !known.includes(nameOf(whole)),
  );
  if (unknown.length === 0) return;
  const names = known.map((name) => `{{${name}}}`).join(', ');
  const errors: FieldError[] = unknown.slice(0, MAX_ERRORS).map((whole) => {
    const at = source.indexOf(whole);
    const place = at < 0 ? '' : ` at character ${at + 1}`;
    const shown = whole.slice(0, MAX_SHOWN_CHARACTERS).toWellFormed();
    const reason = whole.endsWith('}}') ? `is not one of ${names}` : 'has no closing braces';
    return { path, message: `${shown}${place} ${reason}` };
  });
  throw new DomainError('refused', 'UNKNOWN_VARIABLE', `${path}: ${errors[0]!.message}.`, { errors });
}

/**
 * Throws MISPLACED_VARIABLE for cleaned HTML with a variable inside a tag: whoever determines its value could determine
 * the target of a link.
 */
export function checkPlaces(path: string, html: string): void {
  const isInside = Array.from(html.matchAll(TAG)).some(([tag]) => /\{\{|%7b%7b/i.test(tag));
  if (!isInside) return;
  const message =
    'a variable can stand in the text only, not in the address of a link or in another attribute';
  throw new DomainError('refused', 'MISPLACED_VARIABLE', `${path}: ${message}.`, {
    errors: [{ path, message }],
  });
}

/** The values of variables; an empty one counts as missing. */
export type Values = Partial<Record<string, string>>;

/** Fills in the variables of a text, once: values are not expanded again. */
export function fillText(template: string, values: Values, gap = GAP): string {
  return template.replace(VARIABLE, (whole) => values[nameOf(whole)] || gap);
}

/** Fills in the variables of HTML. Values are escaped. */
export function fillHtml(template: string, values: Values, gap = GAP): string {
  return template.replace(VARIABLE, (whole) => escapeHtml(values[nameOf(whole)] || gap));
}

/** Returns the distinct names of the variables in these texts that have no value. */
export function missingIn(templates: string[], values: Values): string[] {
  const names = templates.flatMap((template) =>
    Array.from(template.matchAll(VARIABLE), ([whole]) => nameOf(whole)),
  );
  return [...new Set(names)].filter((name) => !values[name]);
}

function nameOf(whole: string): string {
  return whole.replace('{{', '').replace('}}', '').trim().toLowerCase();
}
