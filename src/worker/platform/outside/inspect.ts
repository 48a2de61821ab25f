import { type Failure, type InspectRequest, inspectResult } from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';
import { callOutside } from '../invocation/invocation.ts';
import { answerOf, asJson, callSidecar, garbled, unavailable } from './sidecar-call.ts';

/** The sidecar's result for an https server, whose certificate may be invalid. */
export interface Inspection {
  certificate: {
    isValid: boolean;
    problem: string | null;
    subject: string;
    issuer: string;
    /** Milliseconds since 1970. */
    validFrom: number;
    validTo: number;
    names: string[];
    protocol: string;
  };
  /** The response; null if none was requested, or the server did not respond. */
  response: { status: number; headers: Headers; body: Uint8Array<ArrayBuffer>; isWhole: boolean } | null;
}

/**
 * Makes one request to an https URL, whatever its certificate, without following redirects. Returns a failure if there
 * was no TLS connection. The caller has checked the URL; the sidecar checks the address that it connects to. Throws
 * DomainError `SIDECAR_UNAVAILABLE` or `SIDECAR_FAILED`.
 */
export async function inspect(
  env: Env,
  request: InspectRequest,
  timeoutMs: number,
): Promise<Inspection | Failure> {
  const answer = await callOutside(async () => {
    const response = await callSidecar(env, '/inspect', asJson(request), AbortSignal.timeout(timeoutMs));
    return answerOf(response, inspectResult);
  });
  const { failure, certificate, protocol, response } = answer;
  if (failure?.code === 'BUSY') throw unavailable('The IMAP sidecar is busy');
  if (failure) return failure;
  if (!certificate) throw garbled('it showed no certificate');
  return {
    certificate: {
      isValid: certificate.is_valid,
      problem: certificate.problem,
      subject: certificate.subject,
      issuer: certificate.issuer,
      validFrom: Date.parse(certificate.valid_from),
      validTo: Date.parse(certificate.valid_to),
      names: certificate.names,
      protocol: protocol ?? '',
    },
    response: response && {
      status: response.status,
      headers: new Headers(response.headers),
      body: new Uint8Array(Buffer.from(response.body, 'base64')),
      isWhole: response.is_whole,
    },
  };
}
