import type { z } from 'zod';
import { Problem } from '../platforms/simulator.ts';

interface FormError {
  code: string;
  message: string;
}
interface FormErrors {
  [key: string]: FormErrors | FormError[];
}

/** Returns an error in the format of Discord's API: `{message, code}`. */
export function discordProblem(
  status: 400 | 401 | 403 | 404 | 405 | 413,
  code: number,
  message: string,
): Problem {
  return new Problem(status, { message, code });
}

export const unknownWebhook = () => discordProblem(404, 10_015, 'Unknown Webhook');
export const invalidToken = () => discordProblem(401, 50_027, 'Invalid Webhook Token');
export const emptyMessage = () => discordProblem(400, 50_006, 'Cannot send an empty message');
export const tooLarge = () => discordProblem(413, 40_005, 'Request entity too large');

/** Returns error 50035 with the errors of each field, nested like the body. */
export function invalidForm(issues: { path: PropertyKey[]; code: string; message: string }[]): Problem {
  const errors: FormErrors = {};
  for (const { path, code, message } of issues) {
    let place = errors;
    for (const key of path) {
      place[String(key)] ??= {};
      place = place[String(key)] as FormErrors;
    }
    place['_errors'] ??= [];
    (place['_errors'] as FormError[]).push({ code, message });
  }
  return new Problem(400, { message: 'Invalid Form Body', code: 50_035, errors });
}

/** Returns the errors of a schema with Discord's codes. */
export function invalidBody(error: z.ZodError): Problem {
  return invalidForm(error.issues.map((issue) => ({ path: issue.path, ...toFormError(issue) })));
}

function toFormError(issue: z.core.$ZodIssue): FormError {
  switch (issue.code) {
    case 'custom':
      return { code: String(issue.params?.['code'] ?? 'BASE_TYPE_INVALID'), message: issue.message };
    case 'too_big':
      return { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${issue.maximum} or fewer in length.` };
    case 'invalid_value':
      return {
        code: 'BASE_TYPE_CHOICES',
        message: `Value must be one of (${issue.values.map((value) => `'${String(value)}'`).join(', ')}).`,
      };
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }
        : {
            code: `${issue.expected.toUpperCase()}_TYPE_CONVERT`,
            message: `Must be of type ${issue.expected}.`,
          };
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message };
  }
}
