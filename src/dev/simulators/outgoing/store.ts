import PostalMime, { type Email } from 'postal-mime';

const MAX_MAILS = 200;
/** Characters of a text, and of an HTML text, to keep of each mail. */
const MAX_CHARACTERS = 200_000;

export interface OutgoingMail {
  id: number;
  at: Date;
  from: string;
  to: string[];
  subject: string;
  text: string;
  /** '' if there is none. */
  html: string;
}

/** The mail that left the development server, in memory. Forgets the oldest beyond a limit. */
export class OutgoingMails {
  #count = 0;
  #mails: OutgoingMail[] = [];

  async add({ raw, ...envelope }: Pick<OutgoingMail, 'at' | 'from' | 'to'> & { raw: Buffer }): Promise<void> {
    // A mail that cannot be parsed is shown as it is.
    const parsed: Partial<Email> = await PostalMime.parse(raw).catch(() => ({
      text: raw.toString('latin1'),
    }));
    const { subject = '', text = '', html = '' } = parsed;
    const content = { subject, text: text.slice(0, MAX_CHARACTERS), html: html.slice(0, MAX_CHARACTERS) };
    const mail = { id: ++this.#count, ...envelope, ...content };
    this.#mails = [mail, ...this.#mails].slice(0, MAX_MAILS);
  }

  /** Returns all mails, the newest first. */
  list(): readonly OutgoingMail[] {
    return this.#mails;
  }

  find(id: number): OutgoingMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }
}
