/** The accounts and tokens of the simulated Graph API. */
import type { TokenSubcode } from './problem.ts';

export interface InstagramAccount {
  id: string;
  username: string;
}

export interface Page {
  id: string;
  name: string;
}

export interface GraphToken {
  token: string;
  /** The ids of the accounts that the token grants access to. */
  accounts: string[];
  permissions: string[];
  /** Milliseconds since 1970; null for a token that does not expire. */
  expiresAt?: number | null;
}

/** A token in its current state. */
export interface LiveToken extends GraphToken {
  /** The reason why the token is invalid; null if it is valid. */
  problem: TokenSubcode | null;
}

export const DEVELOPMENT_INSTAGRAM: InstagramAccount = { id: '17841400000000001', username: 'herald_dev' };
export const DEVELOPMENT_PAGE: Page = { id: '100000000000001', name: 'Herald Development' };
export const DEVELOPMENT_INSTAGRAM_TOKEN: GraphToken = {
  token: 'development-instagram-access-token',
  accounts: [DEVELOPMENT_INSTAGRAM.id],
  permissions: ['instagram_basic', 'instagram_content_publish', 'pages_show_list', 'pages_read_engagement'],
};
export const DEVELOPMENT_PAGE_TOKEN: GraphToken = {
  token: 'development-page-access-token',
  accounts: [DEVELOPMENT_PAGE.id],
  permissions: ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'],
};
