/** A reason why the deployment cannot continue, and what the operator can do about it. */
export class Stop extends Error {
  readonly todo: string;
  readonly exitCode: 1 | 2;

  /** `exitCode` 2 means that an answer is missing or the command line is wrong. */
  constructor(why: string, todo: string, exitCode: 1 | 2 = 1) {
    super(why);
    this.todo = todo;
    this.exitCode = exitCode;
  }
}
