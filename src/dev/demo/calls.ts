/** Calls the API as any client does. */

/** The error for a call that the API refused. */
export class Refused extends Error {}

export function send(method: string, url: string, body: unknown, cookie?: string): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
}

export async function read<T>(response: Response): Promise<T> {
  return (await (await expectOk(response)).json()) as T;
}

export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

export async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Refused(`${response.url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
}
