/**
 * Folding of look-alike letters (UTS 39, the part used for deception), and of forms of the same letter, to compare a
 * text as its readers perceive it.
 */

/** Pairs of strings: each letter of the first looks like the one at the same position in the second. */
const LOOKALIKES: [string, string][] = [
  // Cyrillic
  ['аеорсухіјѕһԁԛԝѵӏкмтвнгпзбьᴦ', 'aeopcyxijshdqwvlkmtbhrn36br'],
  ['АВЕКМНОРСТУХІЈЅԌӀЗЬ', 'ABEKMHOPCTYXIJSGI3b'],
  // Greek
  ['αεικνορτυχγηωϲϳβμσ', 'aeiknoptuxynwcjbuo'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  // Latin letters of other alphabets, and letters of phonetics
  ['ıȷɑɡɩɪʟɴʀɢʜʙʏꜱᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢłøđħŧƅƖǀ', 'ijagiilnrghbysacdejkmoptuvwzlodhtbll'],
  // Armenian, Cherokee, Coptic
  ['օսհոցզԱՍՕ', 'oshngqUUO'],
  ['ᎪᎬᎢᎳᎻᏀᏃᏒᏚᏞᏟᏢᏴ', 'AETWHGZRSLCPB'],
];
const LATIN = new Map(
  LOOKALIKES.flatMap(([letters, latin]) => {
    const to = [...latin];
    return [...letters].map((letter, i): [string, string] => [letter, to[i] ?? letter]);
  }),
);

/** Punctuation that a program or a reader takes for ASCII punctuation. */
const MARKS = new Map<string, string>([
  ...[...'．｡․﹒'].map((mark): [string, string] => [mark, '.']),
  ...[...'：﹕∶ː꞉'].map((mark): [string, string] => [mark, ':']),
  ...[...'／⁄∕╱⧸'].map((mark): [string, string] => [mark, '/']),
  ...[...'＠﹫'].map((mark): [string, string] => [mark, '@']),
  ...[...'＼﹨⧵∖'].map((mark): [string, string] => [mark, '\\']),
]);

/**
 * Returns the ASCII letter, digit or mark that a character looks like, in lower case; else the character itself.
 * Expands a character that stands for several, such as "㏇".
 */
export function foldCharacter(character: string): string {
  if (character < '\x80') return character.toLowerCase();
  const mark = MARKS.get(character);
  if (mark) return mark;
  const compatible = character.normalize('NFKC');
  if (/^[\p{L}\p{N}!-~]{2,}$/u.test(compatible) && compatible !== character) return compatible.toLowerCase();
  const single = [...compatible].length === 1 ? compatible : character;
  const base = [...single.normalize('NFD')][0]!;
  const latin = LATIN.get(single) ?? LATIN.get(base) ?? base;
  const lower = latin.toLowerCase();
  return [...lower].length === 1 ? lower : latin;
}

/** Returns a text in lower case, with words that mix alphabets, or look entirely Latin, in Latin letters. */
export function skeleton(text: string): string {
  return text.normalize('NFKC').replace(/[\p{L}\p{M}\p{N}@$]+/gu, (word) => {
    const bare = word.normalize('NFD').replace(/\p{M}+/gu, '');
    if (/^[ -~]*$/.test(bare)) return bare.toLowerCase();
    const letters = [...bare];
    const isLatinToTheEye = letters.every((letter) => letter < '\x80' || LATIN.has(letter));
    const isMixed =
      /[a-z]/i.test(bare) &&
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(bare);
    return (
      isLatinToTheEye || isMixed ? letters.map((letter) => LATIN.get(letter) ?? letter).join('') : bare
    ).toLowerCase();
  });
}
