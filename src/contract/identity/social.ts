/** Signing in with Google, on the wire contract of better-auth: camelCase names, string ids. */
import { z } from 'zod';
import { timestamp } from '../common.ts';

const address = (description: string) => z.string().min(1).max(2000).meta({ description });
const provider = z.string().max(64).meta({ description: 'Only `google`.', example: 'google' });
const callbackURL = address(
  'Where the browser goes then: a path, or an address of this service or of a dashboard.',
).optional();
const errorCallbackURL = address(
  'Where it goes with `?error=…` when that failed; the callbackURL without it.',
).optional();
const disableRedirect = z
  .boolean()
  .optional()
  .meta({ description: 'Only repeated in the answer, for the client.' });

export const signInSocialRequest = z
  .object({
    provider,
    callbackURL,
    errorCallbackURL,
    newUserCallbackURL: address('Where a new user goes in place of the callbackURL.').optional(),
    disableRedirect,
  })
  .meta({ id: 'SignInSocialRequest', example: { provider: 'google', callbackURL: '/' } });

export const linkSocialRequest = z
  .object({ provider, callbackURL, errorCallbackURL, disableRedirect })
  .meta({ id: 'LinkSocialRequest', example: { provider: 'google', callbackURL: '/' } });

export const socialResult = z
  .object({ url: z.string().meta({ description: 'Where to send the browser.' }), redirect: z.boolean() })
  .meta({ id: 'SocialResult' });

/** What the provider adds to the address; whatever else it adds is of no use here. */
export const socialCallback = z.object({
  code: z.string().max(4096).optional(),
  state: z.string().max(256).optional(),
  error: z.string().max(1000).optional(),
});

export const linkedAccount = z
  .object({
    id: z.string(),
    providerId: z.string().meta({ description: '`google`, or `credential` for a password.' }),
    accountId: z.string().meta({ description: "The provider's own id of the account." }),
    userId: z.string(),
    createdAt: timestamp,
    updatedAt: timestamp,
    scopes: z.array(z.string()),
  })
  .meta({ id: 'LinkedAccount' });

export const unlinkRequest = z
  .object({
    providerId: z.string().max(64).optional().meta({ example: 'google' }),
    accountId: z.string().max(64).optional().meta({ description: 'The `id` of list-accounts.' }),
  })
  .refine((body) => body.providerId !== undefined || body.accountId !== undefined, {
    path: ['accountId'],
    message: 'an accountId, or a providerId',
  })
  .meta({ id: 'UnlinkAccountRequest' });
export const unlinkResult = z.object({ status: z.boolean() }).meta({ id: 'UnlinkAccountResult' });
