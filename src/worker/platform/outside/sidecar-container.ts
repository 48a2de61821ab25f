import { Container } from '@cloudflare/containers';
import type { Env } from '../env.ts';

/** The IMAP sidecar as a Cloudflare Container: production only (wrangler.toml, env.production). */
export class Sidecar extends Container<Env> {
  override defaultPort = 8788;
  /**
   * Longer than the three minutes between two ticks: while inboxes are synced, the container is not restarted for each
   * tick. Without calls it stops; the class's alarm, which keeps the object in memory, then ends too.
   */
  override sleepAfter = '5m';
  override envVars = { SIDECAR_TOKEN: this.env.SIDECAR_TOKEN, SIDECAR_PORT: '8788', SIDECAR_HOST: '0.0.0.0' };

  /** Returns the health; null while it sleeps. This neither wakes it nor keeps it awake, as `fetch` would. */
  async health(): Promise<unknown> {
    const { container } = this.ctx;
    if (!container?.running) return null;
    const response = await container.getTcpPort(this.defaultPort).fetch('http://sidecar/health');
    return response.json();
  }
}
