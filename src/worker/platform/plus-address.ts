/** Returns `kim@example.com` for `kim+detail@example.com`: many servers deliver both to the same mailbox. */
export function withoutDetail(address: string): string {
  const plus = address.indexOf('+');
  const at = address.indexOf('@', plus);
  return plus < 0 || at < 0 ? address : address.slice(0, plus) + address.slice(at);
}
