import { Tokenizer } from 'htmlparser2';

interface TagReader {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  close(name: string): void;
  text?(text: string): void;
  comment?(text: string): void;
}

interface Limits {
  /** The maximum number of attributes read per element, and characters of each. */
  attributes: number;
  attributeCharacters: number;
  /** The elements whose attributes are read. Default: all. */
  elements?: ReadonlySet<string>;
}

/**
 * Reads HTML tag by tag, with decoded text and attributes, without building a tree: in linear time for any input.
 * Reports each run of text as a whole.
 */
export function readTags(html: string, reader: TagReader, limits: Limits): void {
  let text: string[] = [];
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value: string[] = [];
  const addText = (part: string) => {
    if (reader.text) text.push(part);
  };
  const endText = () => {
    if (text.length > 0) reader.text?.(text.join(''));
    text = [];
  };
  const endTag = () => reader.open(name, attributes);
  const comment = (start: number, end: number, offset: number) => {
    endText();
    reader.comment?.(html.slice(start, end - offset));
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => addText(html.slice(start, end)),
      ontextentity: (code) => addText(String.fromCodePoint(code)),
      onopentagname: (start, end) => {
        endText();
        name = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase();
        value = [];
      },
      onattribdata: (start, end) => value.push(html.slice(start, end)),
      onattribentity: (code) => value.push(String.fromCodePoint(code)),
      onattribend: () => {
        // Of two attributes with the same name, the first counts.
        if (attributes.size >= limits.attributes || attributes.has(attribute)) return;
        if (limits.elements?.has(name) === false) return;
        attributes.set(attribute, value.join('').slice(0, limits.attributeCharacters));
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag: (start, end) => {
        endText();
        reader.close(html.slice(start, end).trim().toLowerCase());
      },
      oncomment: comment,
      oncdata: comment,
      ondeclaration: endText,
      onprocessinginstruction: endText,
      onend: endText,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
