/** A reason why the deployment cannot go on, and what the operator does about it. */
export class Stop extends Error {
  readonly todo: string;
  readonly exitCode: 1 | 2;

  /** `exitCode` 2: an answer is missing, or the command line is wrong. */
  constructor(why: string, todo: string, exitCode: 1 | 2 = 1) {
    super(why);
    this.todo = todo;
    this.exitCode = exitCode;
  }
}
