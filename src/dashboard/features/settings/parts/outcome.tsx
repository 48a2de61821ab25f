/** How something went that another page has done, from which the browser has just come back. */
export function Outcome({ isGood, children }: { isGood: boolean; children: string }) {
  return (
    <p
      role="status"
      className={`rounded-lg px-4 py-3 ${isGood ? 'bg-good-soft text-good' : 'bg-sunk text-quiet'}`}
    >
      {children}
    </p>
  );
}
