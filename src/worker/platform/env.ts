/**
 * The Worker's bindings: those of wrangler.toml as `wrangler types` writes them, and the secrets and
 * settings that wrangler.toml must not hold. Encryption keys are `ENCRYPTION_KEY_<n>`; the highest n seals.
 */
export interface Env extends Cloudflare.Env {
  /** Shared with the sidecar; each call carries it. */
  SIDECAR_TOKEN: string;
  /** Where the sidecar listens, in development. In production the container binding is used instead. */
  SIDECAR_URL?: string;
  /** "1" lets inboxes and webhooks reach loopback and private addresses, and mail go out in clear text. Development only. */
  ALLOW_PRIVATE_HOSTS?: string;
  /** Origins of dashboards, separated by commas. */
  DASHBOARD_ORIGINS?: string;
  [encryptionKey: `ENCRYPTION_KEY_${number}`]: string | undefined;
}
