export type YouTubeCode =
  | 'QUOTA_EXCEEDED'
  | 'KEY_REJECTED'
  | 'RATE_LIMITED'
  | 'PLATFORM_DOWN'
  | 'NO_SUCH_CHANNEL'
  | 'FEED_UNAVAILABLE'
  | 'NOT_CONFIGURED';

/** Messages for the user of a channel. Texts of the platform are not passed on. */
export const MESSAGES: Record<YouTubeCode, string> = {
  QUOTA_EXCEEDED:
    'The quota of the API key is used up. Herald polls again after midnight in Los Angeles. An organization may bring a key of its own.',
  KEY_REJECTED:
    'The video platform rejects the API key: it is invalid or restricted, or the YouTube Data API v3 is not enabled in its project.',
  RATE_LIMITED: 'The video platform has too many calls at the moment. Herald polls again soon.',
  PLATFORM_DOWN: 'The video platform did not answer as expected. Herald polls again soon.',
  NO_SUCH_CHANNEL: 'The video platform has no such channel any more.',
  FEED_UNAVAILABLE:
    'The public feed of the channel does not answer. Until it does, new streams are found within 15 minutes.',
  NOT_CONFIGURED:
    'The deployment has no API key of the video platform (YOUTUBE_API_KEY). Bring a key of your own, or let an automation engine report streams to POST /api/stream/events.',
};

/** A failed call. */
export class YouTubeFailure extends Error {
  readonly code: YouTubeCode;
  /** Whether the requested playlist does not exist. */
  readonly isMissing: boolean;
  /** Whether there was no response at all. */
  readonly isSilent: boolean;

  constructor(code: YouTubeCode, more: { isMissing?: boolean; isSilent?: boolean; cause?: unknown } = {}) {
    super(MESSAGES[code], { cause: more.cause });
    this.name = 'YouTubeFailure';
    this.code = code;
    this.isMissing = more.isMissing ?? false;
    this.isSilent = more.isSilent ?? false;
  }

  /** Returns whether further calls with the same key would fail too. */
  get isOfKey(): boolean {
    return ['QUOTA_EXCEEDED', 'KEY_REJECTED', 'RATE_LIMITED'].includes(this.code);
  }
}
