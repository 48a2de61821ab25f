/** Sign-in with Google follows better-auth's wire contract: camelCase names, string ids. */
import { z } from 'zod';
import { timestamp } from '../common.ts';

const address = (description: string) => z.string().min(1).max(2000).meta({ description });
const provider = z
  .string()
  .max(64)
  .meta({ description: '`google` is the only provider.', example: 'google' });
const callbackURL = address(
  'Where the browser goes afterwards: a path, or a URL of this service or of an allowed dashboard.',
).optional();
const errorCallbackURL = address(
  'Where the browser goes with `?error=…` on failure. Default: `callbackURL`.',
).optional();
const disableRedirect = z
  .boolean()
  .optional()
  .meta({ description: '`true`: the response has `redirect: false`. No other effect.' });

export const signInSocialRequest = z
  .object({
    provider,
    callbackURL,
    errorCallbackURL,
    newUserCallbackURL: address('Where a new user goes instead of `callbackURL`.').optional(),
    disableRedirect,
  })
  .meta({ id: 'SignInSocialRequest', example: { provider: 'google', callbackURL: '/' } });

export const linkSocialRequest = z
  .object({ provider, callbackURL, errorCallbackURL, disableRedirect })
  .meta({ id: 'LinkSocialRequest', example: { provider: 'google', callbackURL: '/' } });

export const socialResult = z
  .object({ url: z.string().meta({ description: 'Send the browser to this URL.' }), redirect: z.boolean() })
  .meta({ id: 'SocialResult' });

/** The query parameters the provider adds. Others are ignored. */
export const socialCallback = z.object({
  code: z.string().max(4096).optional(),
  state: z.string().max(256).optional(),
  error: z.string().max(1000).optional(),
});

export const linkedAccount = z
  .object({
    id: z.string(),
    providerId: z.string().meta({ description: '`google`, or `credential` for a password.' }),
    accountId: z.string().meta({ description: "The provider's id of the account." }),
    userId: z.string(),
    createdAt: timestamp,
    updatedAt: timestamp,
    scopes: z.array(z.string()),
  })
  .meta({ id: 'LinkedAccount' });

export const unlinkRequest = z
  .object({
    providerId: z.string().max(64).optional().meta({ example: 'google' }),
    accountId: z.string().max(64).optional().meta({ description: 'The `id` from list-accounts.' }),
  })
  .refine((body) => body.providerId !== undefined || body.accountId !== undefined, {
    path: ['accountId'],
    message: 'expected accountId or providerId',
  })
  .meta({ id: 'UnlinkAccountRequest' });
export const unlinkResult = z.object({ status: z.boolean() }).meta({ id: 'UnlinkAccountResult' });
