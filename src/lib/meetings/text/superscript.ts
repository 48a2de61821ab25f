const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = /(?<!\d)(\d{1,2})(?:([⁰¹²³⁴⁵])([⁰¹²³⁴⁵⁶⁷⁸⁹])|<sup>([0-5]\d)<\/sup>)/gu;
const RAISED_MARK = /(?<!\d)(\d{1,2})(?:[ʰᴴ]|<sup>h<\/sup>)(?=[0-5]\d)/gu;

/** Replaces superscript minutes: 17³⁰ becomes 17:30. */
export function withLoweredMinutes(text: string): string {
  return text
    .replace(RAISED, (_, hour: string, ten: string = '', one: string = '', tagged?: string) => {
      return `${hour}:${tagged ?? `${DIGITS.indexOf(ten)}${DIGITS.indexOf(one)}`}`;
    })
    .replace(RAISED_MARK, '$1h');
}
