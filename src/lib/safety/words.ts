import { FILES } from './file-endings.ts';
import { foldCharacter } from './fold.ts';
import { isAllowedLink } from './link-hosts.ts';

export interface Allowed {
  /** Hosts in lower case, with a non-default port. */
  hosts: ReadonlySet<string>;
  /** In lower case. */
  addresses: ReadonlySet<string>;
}

/** The replacement for removed text, which keeps its neighbours separate. */
export const GAP = '…';

/** Characters that a program may accept in an address. */
const PART = /^[\p{L}\p{M}\p{N}._~:/?#@!$&+=%\\-]$/u;
/** Characters without meaning in an address: escapes of Markdown, combining marks, joiners. */
const TRANSPARENT = /^(?:\\|\p{M}|\u200c|\u200d|\ufe0f)$/u;
/** Schemes without `//`. */
const SCHEME =
  /(?:h[tx]{2}ps?|ftps?|javascript|jscript|vbscript|livescript|mailto|smsto|sms|callto|facetime|blob|view-source):.|data:[a-z]+\/|magnet:\?/;
const WITHOUT_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+(?=[a-z\d])/iu;
/** Top-level domains recognised even before a file extension, and those in other scripts, folded. */
const USUAL_TLDS = new Set(
  [
    ...'com net org info biz io co ru cn de uk fr eu us me xyz top site online shop app dev zip mov example test рф рус бел укр мкд срб қаз мон бг ею дети сайт онлайн орг ком москва католик ελ ευ 中国 中國 公司 网络 网址 網路 香港 台灣 台湾 新加坡 商城 中文网 我爱你 在线 集团 みんな コム セール ストア ポイント ファッション クラウド グーグル アマゾン 한국 닷컴 닷넷 삼성 भारत संगठन नेट कॉम ไทย คอม קום ישראל بھارت موقع شبكة كوم ایران السعودية مصر امارات'.split(
      ' ',
    ),
  ].map((name) => [...name].map(foldCharacter).join('')),
);

export interface Removal {
  kind: 'link' | 'address';
  text: string;
}

/**
 * Replaces each disallowed link, domain and e-mail address in a run of characters without white space by `GAP`. Assumes
 * the most lenient programs, which turn anything similar into a link.
 */
export function cleanWord(word: string, allowed: Allowed, removed: (removal: Removal) => void): string {
  if (/^[\w,;'"()*-]*$/.test(word) && !/dot|at/i.test(word)) return word;
  const characters = [...word];
  const folded = fold(characters);
  const result: string[] = [];
  let at = 0;
  while (at < characters.length) {
    if (folded[at] === null) {
      result.push(characters[at]!);
      at++;
      continue;
    }
    let end = at;
    while (end < characters.length && folded[end] !== null) end++;
    result.push(cleanPart(characters.slice(at, end), folded.slice(at, end) as string[], allowed, removed));
    at = end;
  }
  return result.join('');
}

/** Returns each character as it looks in an address; null for one that ends it, '' for one without meaning. */
function fold(characters: string[]): (string | null)[] {
  const folded = characters.map((character, i): string | null => {
    if (character === GAP) return null;
    if (TRANSPARENT.test(character)) return '';
    // Between Latin letters, browsers read the full stop of Chinese and Japanese as a dot.
    if (character === '。') return isAscii(characters[i - 1]) && isAscii(characters[i + 1]) ? '.' : null;
    const to = foldCharacter(character);
    return [...to].every((part) => PART.test(part)) ? to : null;
  });
  const closing: Record<string, string> = { '(': ')', '{': '}', '<': '>', '（': '）' };
  for (let i = 0; i < characters.length; i++) {
    const close = closing[characters[i]!];
    if (close === undefined) continue;
    // "evil(.)example", "kim(at)evil(dot)example"
    const length = characters.slice(i, i + 7).indexOf(close);
    if (length < 0) continue;
    const end = i + length;
    if (folded.slice(i + 1, end).includes(null)) continue;
    const inner = folded.slice(i + 1, end).join('');
    const mark =
      inner === 'dot' || inner === '.'
        ? '.'
        : inner === 'at' || inner === '@'
          ? '@'
          : /^(?::|:?\/\/)$/.test(inner)
            ? inner
            : null;
    if (mark === null) continue;
    for (let k = i; k <= end; k++) folded[k] = '';
    folded[i] = mark;
  }
  return folded;
}

function isAscii(character: string | undefined): boolean {
  return character !== undefined && /^[a-z\d]$/i.test(character);
}

function cleanPart(
  characters: string[],
  folded: string[],
  allowed: Allowed,
  removed: (removal: Removal) => void,
): string {
  const text = characters.join('');
  const looks = folded.join('');
  if (!isAddress(looks) && !/\\{2}[\p{L}\p{N}]/u.test(text)) return text;
  // The space between two sentences is missing: "It is done.Thank you".
  const [, before, after] = /^(\p{L}{2,}\.)(\p{Lu}\p{Ll}+)$/u.exec(text) ?? [];
  if (before !== undefined) return `${before} ${after}`;
  // Punctuation at the end of a sentence.
  let end = characters.length;
  while (end > 0 && /^[.:!?]$/.test(folded[end - 1]!)) end--;
  // Chinese and Japanese have no space before an address.
  const lead = WITHOUT_SPACES.exec(text)?.[0] ?? '';
  const address = characters.slice([...lead].length, end).join('');
  const rest = characters.slice(end).join('');
  if (isAllowedLink(address, allowed.hosts) || allowed.addresses.has(address.toLowerCase())) return text;
  const isMail = /^[^/:?#@]+@[^/@]+$/.test(folded.slice(0, end).join(''));
  removed({ kind: isMail || looks.startsWith('mailto:') ? 'address' : 'link', text: address });
  const mailbox = /^mailto:(.*)$/i.exec(address)?.[1];
  return mailbox !== undefined && allowed.addresses.has(mailbox.toLowerCase())
    ? lead + mailbox + rest
    : lead + GAP + rest;
}

/** Returns whether a program may turn a folded text into a link. */
function isAddress(looks: string): boolean {
  // A scheme may follow other characters: "x=javascript:y".
  if (SCHEME.test(looks)) return true;
  if (/\/\/[^/]|:\/|^www\d?\../.test(looks)) return true;
  if (/[^@]@[^@]*\p{L}/u.test(looks)) return true;
  return looks.split(/[/:?#@!$&+=%~]/).some(isDomain);
}

function isDomain(text: string): boolean {
  return text.split(/\.{2,}/).some((piece) => {
    const labels = piece.split('.').filter(Boolean);
    return labels.length > 1 && hasTopLevelDomain(labels);
  });
}

/** Returns whether a label may be a top-level domain, or four numbers are an IP address. */
function hasTopLevelDomain(labels: string[]): boolean {
  if (labels.length === 4 && labels.every((label) => /^(?:0x[\da-f]{1,8}|\d{1,10})$/.test(label)))
    return true;
  // "report.final.pdf", "12.may.2026"
  const last = labels.at(-1)!;
  const isName = FILES.has(last) || (isNumber(last) && isNumber(labels[0]!));
  return labels.slice(1).some(isName ? isUsualDomain : isAnyDomain);
}

function isNumber(label: string): boolean {
  return /^\d+$/.test(label);
}

function isUsualDomain(label: string): boolean {
  return USUAL_TLDS.has(/^\p{L}*/u.exec(label)![0]);
}

function isAnyDomain(label: string): boolean {
  if (label.startsWith('xn--') || isUsualDomain(label)) return true;
  // Letters of another script may follow without a space.
  const [, name] = /^([a-z]{2,63})(?:[^a-z\d-]|$)/.exec(label) ?? [];
  return name !== undefined && !FILES.has(name);
}
