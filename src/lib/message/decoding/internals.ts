import PostalMime, { type Attachment, type Email, type PostalMimeOptions } from 'postal-mime';

/** The internals of postal-mime that the parser of this module relies on. Its exact version is pinned. */
export interface Part {
  state: 'header' | 'body' | 'finished';
  contentType: { value: string; multipart: string | false; parsed: StructuredHeader };
  contentDisposition: { parsed: StructuredHeader };
  contentTransferEncoding: { encoding: string };
  parentNode?: Part;
  childNodes: Part[];
  subMessage?: Email;
  /** The decoded body. */
  content: ArrayBuffer | null;
  contentDecoder: object | null;
  /** The lines of the header, as postal-mime decodes them. */
  headerLines: string[];
  processHeaders(): void;
  /** Sets the decoder at the end of the header. */
  setupContentDecoder(encoding: string): void;
  /** Returns the decoded body as text; without `format=flowed`, if the parameter says so. */
  getTextContent(): string;
}
interface StructuredHeader {
  value: string;
  params: Partial<Record<string, string>>;
}
export type TextEntry = { type: 'text'; value: string } | { type: 'subMessage'; value: Email };
declare class Inside extends PostalMime {
  readonly options: PostalMimeOptions;
  readonly root: Part;
  readonly currentNode: Part;
  /** The raw message, and the position up to which it is read. */
  readonly av: Uint8Array;
  readonly readPos: number;
  /** Texts by the part that shows them. */
  readonly textMap: Map<Part, unknown>;
  readonly textTypes: Set<string>;
  readonly attachments: Attachment[];
  readonly boundaries: { value: Uint8Array; node: Part }[];
  readonly maxRfc822NestingDepth: number;
  rfc822NestingDepth: number;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
  collectNode(part: Part, alternative: Part | false, related: boolean): Promise<void>;
  collectSubMessage(part: Part): Promise<void>;
  collectAttachment(part: Part, content: ArrayBuffer, related: boolean, isTooDeep: boolean): void;
  addTextEntry(part: Part, type: 'plain' | 'html', entry: TextEntry): void;
  isInlineTextNode(part: Part): boolean;
}

export const PostalMimeInside = PostalMime as typeof Inside;
