import type { Credential } from '../../contract/stream/credentials.ts';
import { DEVELOPMENT_WEBHOOK } from '../simulators/discord/webhook.ts';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE,
  DEVELOPMENT_PAGE_TOKEN,
} from '../simulators/graph/accounts.ts';
import { DEVELOPMENT_USER } from '../simulators/x/accounts.ts';
import { read, send } from './calls.ts';

const { oauth2 } = DEVELOPMENT_USER;

/** The credentials that connect each platform to its simulation. */
const CREDENTIALS = {
  discord: `https://discord.com/api/webhooks/${DEVELOPMENT_WEBHOOK.id}/${DEVELOPMENT_WEBHOOK.token}`,
  x: JSON.stringify({
    access_token: oauth2.accessToken,
    refresh_token: oauth2.refreshToken,
    client_id: oauth2.clientId,
  }),
  instagram: JSON.stringify({
    access_token: DEVELOPMENT_INSTAGRAM_TOKEN.token,
    ig_user_id: DEVELOPMENT_INSTAGRAM.id,
  }),
  facebook: JSON.stringify({ access_token: DEVELOPMENT_PAGE_TOKEN.token, page_id: DEVELOPMENT_PAGE.id }),
};

/**
 * Connects the simulated platforms that are not connected yet. Returns those that could not be connected: a variable
 * may have replaced the simulation by another service, which has no demo account.
 */
export async function connectPlatforms(origin: string, cookie: string): Promise<string[]> {
  const left: string[] = [];
  const url = `${origin}/api/stream/credentials`;
  const credentials = await read<Credential[]>(await send('GET', url, undefined, cookie));
  for (const { platform, connected } of credentials) {
    if (connected) continue;
    const body = { credential_value: CREDENTIALS[platform] };
    const put = await send('PUT', `${url}/${platform}`, body, cookie);
    if (!put.ok) left.push(platform);
  }
  return left;
}
