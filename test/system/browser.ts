/** A minimal browser for sign-ins that keeps cookies by host and follows redirects one by one. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();

  async fetch(method: string, address: string, body?: unknown): Promise<Response> {
    const url = new URL(address);
    const cookies = this.#cookies.get(url.hostname) ?? new Map<string, string>();
    this.#cookies.set(url.hostname, cookies);
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json', origin: url.origin }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/;\s*max-age=0\b/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  async json<T>(method: string, address: string, body?: unknown): Promise<T> {
    const response = await this.fetch(method, address, body);
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Follows all redirects from an address. Returns the visited addresses and the last response. */
  async follow(address: string): Promise<{ path: string[]; response: Response }> {
    const path = [address];
    for (let hops = 0; hops < 10; hops++) {
      const response = await this.fetch('GET', path.at(-1)!);
      const location = response.headers.get('location');
      if (response.status !== 302 || location === null) return { path, response };
      path.push(new URL(location, path.at(-1)).href);
    }
    throw new Error(`too many redirects: ${path.join(' ')}`);
  }
}
