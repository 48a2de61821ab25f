import type { FailureCode } from '../../../../contract/audits/audits.ts';

/** The audit cannot be finished. `message` tells the user what happened, and what to do. */
export class AuditFailed extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string) {
    super(message);
    this.name = 'AuditFailed';
    this.code = code;
  }
}
