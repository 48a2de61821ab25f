import type { SiteLimits } from '../../../../../src/worker/modules/audits/site/limits.ts';
import { openSite } from '../../../../../src/worker/modules/audits/site/open.ts';
import type { Site } from '../../../../../src/worker/modules/audits/site/site.ts';
import { asInvocation } from '../../../../../src/worker/platform/invocation/invocation.ts';
import { testEnv } from '../../../helpers.ts';
import { sidecarUrl } from '../../../sites/serve.ts';

/** The text of a page that is not built by a script. */
export const TEXT = `<p>${'Boats for everybody. '.repeat(20)}</p>`;
export const PAGE = `<!doctype html><title>Boats</title>${TEXT}`;

/** Opens a site as an audit does, with the real sidecar. */
export function open(
  url: string,
  limits: Partial<SiteLimits> = {},
  env: Record<string, unknown> = {},
): Promise<Site> {
  const ctx = { env: { ...testEnv, SIDECAR_URL: sidecarUrl(), ...env }, now: Date.now };
  return asInvocation(() => openSite(ctx, url, 'page', limits));
}

/** Returns the code and the message with which an audit of this site fails. */
export async function failure(...args: Parameters<typeof open>): Promise<{ code: string; message: string }> {
  const error = await open(...args).then(
    (site) => new Error(`The site was opened: ${site.finalUrl}`),
    (cause: unknown) => cause,
  );
  if (error instanceof Error && 'code' in error) return { code: String(error.code), message: error.message };
  throw error;
}
