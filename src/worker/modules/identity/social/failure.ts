/** A way to Google that did not lead to an account; the word goes into the address, as better-auth's do. */
export class SocialFailure extends Error {
  readonly word: string;

  constructor(word: string) {
    super(word);
    this.word = word;
  }
}
