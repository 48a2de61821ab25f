import { inject } from 'vitest';
import type { CertificateName } from '../sites/certificates.ts';
import type {} from './setup.ts';

export interface ServerSpec {
  /** `silent` accepts connections but sends nothing. */
  tls: 'on connect' | 'starttls' | 'none' | 'silent';
  certificate: CertificateName;
}

export interface Received {
  to: string[];
  raw: string;
}

/** Starts an SMTP server on this machine that accepts any user with the password `secret` until the tests end. */
export async function serveMail(spec: ServerSpec) {
  const control = inject('mailServers');
  const response = await fetch(control, { method: 'POST', body: JSON.stringify(spec) });
  const port = (await response.json()) as number;
  return {
    port,
    received: async () => (await fetch(`${control}/${port}`)).json() as Promise<Received[]>,
  };
}
