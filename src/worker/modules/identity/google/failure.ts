/** A sign-in with Google, or a linking, that failed. `word` becomes `error` in the redirect, as in better-auth. */
export class GoogleFailure extends Error {
  readonly word: string;

  constructor(word: string) {
    super(word);
    this.word = word;
  }
}
