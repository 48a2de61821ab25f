import { z } from 'zod';
import { accountId, parseJsonValue, secretText } from '../platforms/secret-value.ts';

export interface InstagramSecret {
  accessToken: string;
  userId: string;
}

const fields = z
  .strictObject({ access_token: secretText, ig_user_id: accountId })
  .transform((value): InstagramSecret => ({ accessToken: value.access_token, userId: value.ig_user_id }));

export function parseInstagramSecret(value: string): InstagramSecret {
  return parseJsonValue(value, fields, 'JSON: {"access_token", "ig_user_id"}, the id a string');
}
