/** R2 does not know the multipart upload: it was aborted or completed. */
export const NO_SUCH_UPLOAD = 10024;
/** R2 does not have a part with this number and etag. */
export const INVALID_PART = 10025;

/** True for an error of R2, with this code if one is given: R2 tells its codes in the message, as `(10024)`. */
export function isR2Error(error: unknown, code?: number): boolean {
  const told = error instanceof Error ? /\((\d{5})\)/.exec(error.message)?.[1] : undefined;
  return told !== undefined && (code === undefined || Number(told) === code);
}
