/** A token is checked at each call, so its life only limits how long a stolen one is of use. */
export const ACCESS_TOKEN_SECONDS = 3600;
/** A program that does not call for so long has to ask again. */
export const IDLE_SECONDS = 30 * 86_400;
/** Longer than a grant can be idle, as a refresh needs the client. Each refresh in its second half renews it. */
export const CLIENT_LIFE_SECONDS = 90 * 86_400;
/** How long a registered client waits for somebody who connects it. */
export const UNUSED_CLIENT_SECONDS = 86_400;
/** Registered clients that wait: at 16 KB each, 80 MB of the directory at most. */
export const MOST_UNUSED_CLIENTS = 5_000;
/** Far more than any request of OAuth needs. */
export const MAX_BODY_BYTES = 16 * 1024;
/** Connections with an expired grant that one cron tick ends. */
export const ENDED_PER_TICK = 100;
/** Expired values that one cron tick deletes. */
export const DELETED_PER_TICK = 1_000;
