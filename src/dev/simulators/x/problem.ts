import { Problem } from '../platforms/simulator.ts';

const PROBLEMS = 'https://api.twitter.com/2/problems';

/** Returns a problem of X's API v2: `{title, detail, type, status}`. */
function xProblem(
  status: 401 | 402 | 403 | 404 | 429 | 500 | 503,
  title: string,
  detail = title,
  type = 'about:blank',
): Problem {
  return new Problem(status, { title, detail, type, status });
}

export const unauthorized = () => xProblem(401, 'Unauthorized');
export const forbidden = () => xProblem(403, 'Forbidden');
export const duplicateText = () =>
  xProblem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.');
export const oauth1ReadOnly = () =>
  xProblem(
    403,
    'Forbidden',
    'Your client app is not configured with the appropriate oauth1 app permissions for this endpoint.',
    `${PROBLEMS}/oauth1-permissions`,
  );
export const creditsDepleted = () =>
  xProblem(
    402,
    'CreditsDepleted',
    'Your enrolled account does not have any credits to fulfill this request.',
    `${PROBLEMS}/credits`,
  );
export const notFound = () => xProblem(404, 'Not Found');
export const serverError = () => xProblem(500, 'Internal Server Error');
export const unavailable = () => xProblem(503, 'Service Unavailable');
export const tooManyRequests = () => xProblem(429, 'Too Many Requests');

/** Returns status 400 with one error for each invalid parameter. */
export function invalidRequest(message: string, parameters: Record<string, string[]> = {}): Problem {
  return new Problem(400, {
    errors: [{ parameters, message }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: `${PROBLEMS}/invalid-request`,
    status: 400,
  });
}

/** Returns an error of the token endpoint (RFC 6749, 5.2). */
export function tokenProblem(status: 400 | 401, error: string, description: string): Problem {
  return new Problem(status, { error, error_description: description });
}
