import { Problem } from '../platforms/simulator.ts';

type Status = 400 | 401 | 403 | 404 | 500 | 503;
interface Details {
  message: string;
  code: number;
  subcode?: number;
  type?: 'OAuthException' | 'GraphMethodException' | 'IGApiException';
  isTransient?: boolean;
  /** The text that an app can show to users. */
  userMessage?: string;
}

/** Returns an error of the Graph API: `{error: {message, type, code, error_subcode, fbtrace_id}}`. */
export function graphProblem(
  status: Status,
  { message, code, subcode, type = 'OAuthException', isTransient = false, userMessage }: Details,
  headers: Record<string, string> = {},
): Problem {
  const error = {
    message,
    type,
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    is_transient: isTransient,
    ...(userMessage ? { error_user_title: message, error_user_msg: userMessage } : {}),
    fbtrace_id: 'AbCdEfGhIjKlMnOpQrStUvW',
  };
  return new Problem(status, { error }, headers);
}

/** Returns the error for a missing or invalid parameter. */
export const invalidParameter = (message: string) =>
  graphProblem(400, { message: `(#100) ${message}`, code: 100 });

/** Returns the error for an object that does not exist, or that this token may not access. */
export const noObject = (method: 'get' | 'post', id: string) =>
  graphProblem(400, {
    message: `Unsupported ${method} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    type: 'GraphMethodException',
    code: 100,
    subcode: 33,
  });

const TOKEN_PROBLEMS = {
  460: 'The session has been invalidated because the user changed their password.',
  463: 'Session has expired.',
  467: 'The session is invalid because the user logged out.',
};
export type TokenSubcode = keyof typeof TOKEN_PROBLEMS;

/** Returns code 190: the user has to sign in again. */
export function invalidToken(subcode?: TokenSubcode): Problem {
  const reason = subcode ? TOKEN_PROBLEMS[subcode] : 'Cannot parse access token';
  const message = subcode
    ? `Error validating access token: ${reason}`
    : `Invalid OAuth access token - ${reason}`;
  const challenge = `OAuth "Facebook Platform" "invalid_token" "${message}"`;
  return graphProblem(400, { message, code: 190, subcode }, { 'www-authenticate': challenge });
}

export function missingPermission(permission: string): Problem {
  const isPage = permission.startsWith('pages_');
  return isPage
    ? graphProblem(403, {
        message: `(#200) If posting to a page, requires both pages_read_engagement and pages_manage_posts: ${permission} is missing.`,
        code: 200,
      })
    : graphProblem(400, { message: '(#10) Application does not have permission for this action', code: 10 });
}

/** Errors of publishing to Instagram: the code and subcode of Meta's list, with the text for users. */
const PUBLISHING = {
  mediaUnreachable: [9004, 2_207_052, 'The media could not be fetched from this URI.'],
  tooLarge: [36_000, 2_207_004, 'The image is too large to download. It should be less than 8 MiB.'],
  wrongFormat: [36_001, 2_207_005, 'The image format is not supported. It should be JPEG.'],
  wrongRatio: [36_003, 2_207_009, 'The aspect ratio is not supported. It should be from 4:5 to 1.91:1.'],
  captionTooLong: [36_004, 2_207_010, 'The caption is too long, or has too many hashtags or mentions.'],
  wrongMediaType: [100, 2_207_023, 'The media type is unknown.'],
  noContainer: [24, 2_207_006, 'The media cannot be found.'],
  containerExpired: [-2, 2_207_020, 'The media has expired. Create a new container.'],
  containerFailed: [-1, 2_207_032, 'Creating the media failed. Create a new container.'],
  notAvailable: [9007, 2_207_027, 'The media is not ready for publishing.'],
  dailyLimit: [9, 2_207_042, 'You reached the number of posts that the Content Publishing API allows.'],
} as const satisfies Record<string, [number, number, string]>;

export function publishingProblem(name: keyof typeof PUBLISHING): Problem {
  const [code, subcode, userMessage] = PUBLISHING[name];
  return graphProblem(400, { message: userMessage, code, subcode, userMessage });
}
