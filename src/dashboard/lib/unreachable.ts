/** The failure of a call without a response: the browser is offline, or the server cannot be reached. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
