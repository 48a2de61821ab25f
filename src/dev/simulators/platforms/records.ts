/** The calls to a simulated platform, and what it published. */

/** A published post. */
export interface Post {
  id: string;
  account: string;
  /** Such as `message`, `tweet`, `image`, `story` or `feed`. */
  kind: string;
  text: string;
  link: string | null;
  /** SHA-256 of each image, in hex. */
  images: string[];
  /** ISO 8601. */
  at: string;
  edited_at: string | null;
}

/** A refused call that would have published the same content twice. */
export interface Duplicate {
  account: string;
  step: string;
  text: string;
  at: string;
}

export interface Call {
  step: string;
  method: string;
  path: string;
  /** Null until the call is answered, and if its connection was cut. */
  status: number | null;
  fault: string | null;
  at: string;
}

export interface Records {
  posts: Post[];
  duplicates: Duplicate[];
  /** The latest calls, oldest first. */
  calls: Call[];
}

const MAX_ROWS = 10_000;

/** Adds a row, and drops the oldest when there are many. */
export function keep<T>(rows: T[], row: T): T {
  rows.push(row);
  if (rows.length > MAX_ROWS) rows.shift();
  return row;
}

export async function hashImage(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
