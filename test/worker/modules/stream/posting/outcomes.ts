/** The faults of each step of posting, and the resulting state of the caption. */
import type { Fault, NewFault } from '../../../../../src/dev/simulators/platforms/faults.ts';
import type { Row } from './captions.ts';

export interface Case {
  platform: Row['platform'];
  /** A caption of a milestone has an image everywhere. */
  event: 'go_live' | 'milestone';
  faults: NewFault[];
  status: Row['status'];
  code: Row['errorCode'];
  /** The number of publishing calls. */
  attempts: number;
  /** The number of posts on the platform. */
  posts: number;
  /** Whether the access token of X has expired. */
  isTokenOld?: boolean;
}

type Kind = Fault['kind'];
type Outcome = Pick<Case, 'status' | 'code' | 'attempts' | 'posts'>;

const sent = (attempts = 1): Outcome => ({ status: 'sent', code: null, attempts, posts: 1 });
const failed = (code: Row['errorCode'], attempts = 1): Outcome => ({
  status: 'failed',
  code,
  attempts,
  posts: 0,
});
const unconfirmed = (posts: number): Outcome => ({
  status: 'unconfirmed',
  code: 'OUTCOME_UNKNOWN',
  attempts: 1,
  posts,
});

/** Faults with which the platform has not accepted the call. */
const LOST: Partial<NewFault>[] = [
  { kind: 'status_500' },
  { kind: 'status_503' },
  { kind: 'cut_before' },
  { kind: 'garbage', accepted: false },
  { kind: 'silence', accepted: false },
];
/** Faults with which the platform has accepted the call, but its response cannot be read. */
const TAKEN: Partial<NewFault>[] = [
  { kind: 'cut_after' },
  { kind: 'cut_midway' },
  { kind: 'garbage' },
  { kind: 'endless' },
  { kind: 'silence', accepted: true },
];

function at(platform: Row['platform'], event: Case['event'], step: string) {
  return {
    each: (faults: Partial<NewFault>[], outcome: Outcome, over: Partial<Case> = {}): Case[] =>
      faults.map((fault) => ({
        platform,
        event,
        faults: [{ step, ...fault } as NewFault],
        ...outcome,
        ...over,
      })),
    one: (kind: Kind, outcome: Outcome, more: Partial<NewFault> = {}, also: NewFault[] = []): Case => ({
      platform,
      event,
      faults: [{ step, kind, ...more }, ...also],
      ...outcome,
    }),
  };
}

const message = at('discord', 'go_live', 'discord.post');
const picture = at('discord', 'milestone', 'discord.post');
const tweet = at('x', 'go_live', 'x.tweet');
const media = at('x', 'milestone', 'x.media');
const token = at('x', 'go_live', 'x.token');
const container = at('instagram', 'go_live', 'graph.container');
const state = at('instagram', 'go_live', 'graph.status');
const publish = at('instagram', 'go_live', 'graph.publish');
const photo = at('facebook', 'milestone', 'graph.photo');
const feed = at('facebook', 'go_live', 'graph.feed');

/** A skip of the three reads of Instagram's container before it is published. */
const after: Partial<NewFault> = { skip: 3 };
const reads = (step: string, kind: Kind, more: Partial<NewFault> = {}): NewFault => ({ step, kind, ...more });

export const CASES: Case[] = [
  ...message.each(LOST, unconfirmed(0)),
  ...message.each(TAKEN, unconfirmed(1)),
  message.one('slow', sent(), { seconds: 0 }),
  message.one('rate_limited', sent(2), { seconds: 30 }),
  message.one('rate_limited', sent(26), { times: 25 }),
  message.one('forbidden', failed('PERMISSION_MISSING')),
  message.one('expired_token', failed('SIGN_IN_AGAIN')),
  message.one('gone', failed('GONE')),
  picture.one('rate_limited', sent(2)),
  picture.one('cut_after', unconfirmed(1)),

  ...tweet.each(LOST, unconfirmed(0)),
  ...tweet.each(TAKEN, unconfirmed(1)),
  tweet.one('rate_limited', sent(2), { seconds: 600 }),
  tweet.one('rate_limited', sent(26), { times: 25 }),
  tweet.one('forbidden', failed('PERMISSION_MISSING')),
  tweet.one('credits_depleted', failed('PERMISSION_MISSING')),
  tweet.one('duplicate', failed('DUPLICATE')),
  tweet.one('gone', failed('CONTENT_REFUSED')),
  tweet.one('expired_token', sent()),
  tweet.one('expired_token', failed('SIGN_IN_AGAIN'), { times: 2 }),
  // The refresh ends before a tweet is made, so nothing of it is unknown.
  ...token.each(LOST, sent(2), { isTokenOld: true }),
  ...token.each(TAKEN, failed('SIGN_IN_AGAIN', 2), { isTokenOld: true }),
  { ...token.one('rate_limited', sent(2), { seconds: 600 }), isTokenOld: true },
  { ...token.one('rate_limited', sent(9), { times: 8 }), isTokenOld: true },
  { ...token.one('expired_token', failed('SIGN_IN_AGAIN')), isTokenOld: true },
  { ...token.one('status_500', failed('PLATFORM_DOWN', 6), { times: 6 }), isTokenOld: true },
  ...media.each([...LOST, ...TAKEN, { kind: 'rate_limited' }], sent()),
  media.one('rate_limited', sent(), { times: 25 }),
  media.one('status_500', failed('PLATFORM_DOWN', 0), { times: 6 }),
  media.one('forbidden', failed('PERMISSION_MISSING', 0)),

  ...container.each([...LOST, ...TAKEN, { kind: 'rate_limited', seconds: 600 }], sent()),
  container.one('rate_limited', sent(), { times: 8, code: 4 }),
  container.one('status_500', failed('PLATFORM_DOWN', 0), { times: 6 }),
  container.one('forbidden', failed('PERMISSION_MISSING', 0)),
  container.one('expired_token', failed('SIGN_IN_AGAIN', 0)),
  container.one('processing_fails', failed('MEDIA_REFUSED', 0)),
  ...state.each([...LOST, ...TAKEN, { kind: 'rate_limited' }, { kind: 'gone' }], sent()),
  ...publish.each(LOST, sent(2)),
  ...publish.each(TAKEN, sent()),
  publish.one('rate_limited', sent(2), { seconds: 600 }),
  publish.one('rate_limited', sent(26), { times: 25, code: 80_002 }),
  publish.one('forbidden', failed('PERMISSION_MISSING')),
  publish.one('expired_token', failed('SIGN_IN_AGAIN')),
  publish.one('cut_after', sent(), {}, [reads('graph.status', 'status_500', { ...after, times: 3 })]),
  publish.one('cut_after', sent(), {}, [reads('graph.status', 'rate_limited', after)]),
  publish.one('cut_after', sent(), {}, [reads('graph.read', 'cut_before', { times: 2 })]),
  publish.one('cut_after', unconfirmed(1), {}, [reads('graph.status', 'forbidden', after)]),
  publish.one('cut_before', unconfirmed(0), {}, [
    reads('graph.status', 'status_503', { ...after, times: 7 }),
  ]),

  ...photo.each([...LOST, ...TAKEN, { kind: 'rate_limited', seconds: 60 }], sent()),
  photo.one('status_500', failed('PLATFORM_DOWN', 0), { times: 6 }),
  photo.one('forbidden', failed('PERMISSION_MISSING', 0)),
  ...feed.each(LOST, sent(2)),
  ...feed.each(TAKEN, sent()),
  ...feed.each(
    [4, 17, 32, 613, 80_001, 80_006].map((code) => ({ kind: 'rate_limited' as const, code, seconds: 60 })),
    sent(2),
  ),
  feed.one('forbidden', failed('PERMISSION_MISSING')),
  feed.one('duplicate', failed('DUPLICATE')),
  feed.one('expired_token', failed('SIGN_IN_AGAIN')),
  feed.one('cut_after', sent(), {}, [reads('graph.read', 'status_500', { times: 3 })]),
  feed.one('cut_after', sent(), {}, [reads('graph.read', 'rate_limited', { code: 32 })]),
  feed.one('cut_after', unconfirmed(1), {}, [reads('graph.read', 'forbidden')]),
  feed.one('cut_before', unconfirmed(0), {}, [reads('graph.read', 'status_500', { times: 7 })]),
  feed.one('status_500', failed('PLATFORM_DOWN', 20), { times: 20 }),
];

export function nameOf({ platform, event, faults, status, code, attempts, posts }: Case): string {
  const met = faults.map(({ step, kind, times = 1, accepted, code: of }) => {
    const details = [accepted === undefined ? '' : accepted ? 'accepted' : 'not accepted', of ?? ''];
    return [step, kind, ...details, times > 1 ? `× ${times}` : ''].filter((part) => part !== '').join(' ');
  });
  const result = [status, code, `${attempts} attempts, ${posts} posts`].filter(Boolean).join(' ');
  return `${platform}, ${event}: ${met.join(', then ')} → ${result}`;
}
