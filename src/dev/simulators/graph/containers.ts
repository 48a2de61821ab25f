/** The containers of Instagram: created, processed, and published once. */
import twitter from 'twitter-text';
import { publishingProblem } from './problem.ts';

export type StatusCode = 'IN_PROGRESS' | 'FINISHED' | 'PUBLISHED' | 'ERROR' | 'EXPIRED';

export interface Container {
  id: string;
  account: string;
  isStory: boolean;
  caption: string;
  image: string;
  createdAt: number;
  /** The number of further reads that return IN_PROGRESS. */
  readsLeft: number;
  fails: boolean;
  isPublished: boolean;
}

const EXPIRES_MS = 24 * 60 * 60_000;
const MAX_CAPTION = 2200;
const MAX_HASHTAGS = 30;
const MAX_MENTIONS = 20;

/** Throws 36004 for a caption over 2,200 code points, 30 hashtags or 20 mentions. */
export function checkCaption(caption: string): void {
  const words = twitter.extractUrls(caption).reduce((text, url) => text.replace(url, ' '), caption);
  const hashtags = words.match(/(?<![\p{L}\p{N}_&])[#＃][\p{L}\p{M}\p{N}_]+/gu) ?? [];
  const mentions = words.match(/(?<![\p{L}\p{N}_])@[\w.]+/gu) ?? [];
  const isLong = Array.from(caption).length > MAX_CAPTION;
  if (isLong || hashtags.length > MAX_HASHTAGS || mentions.length > MAX_MENTIONS) {
    throw publishingProblem('captionTooLong');
  }
}

export function statusOf({ isPublished, createdAt, readsLeft, fails }: Container, now: number): StatusCode {
  if (isPublished) return 'PUBLISHED';
  if (now - createdAt >= EXPIRES_MS) return 'EXPIRED';
  if (readsLeft > 0) return 'IN_PROGRESS';
  return fails ? 'ERROR' : 'FINISHED';
}

const STATUS_TEXTS: Record<StatusCode, string> = {
  IN_PROGRESS: 'In progress: Media is still being processed.',
  FINISHED: 'Finished: Media has been uploaded and it is ready to be published.',
  PUBLISHED: 'Published: Media has been published.',
  ERROR: 'Error: Media upload has failed with error code 2207032',
  EXPIRED: 'Expired: Media was not published within 24 hours.',
};

/** Reads the container once: processing advances with each read. */
export function readContainer(container: Container, now: number) {
  const status_code = statusOf(container, now);
  if (container.readsLeft > 0) container.readsLeft--;
  return { id: container.id, status_code, status: STATUS_TEXTS[status_code] };
}

/** Throws the matching error if the container cannot be published. */
export function checkPublishable(container: Container, now: number): void {
  switch (statusOf(container, now)) {
    case 'FINISHED':
      return;
    case 'EXPIRED':
      throw publishingProblem('containerExpired');
    case 'ERROR':
      throw publishingProblem('containerFailed');
    case 'IN_PROGRESS':
    case 'PUBLISHED':
      throw publishingProblem('notAvailable');
  }
}
