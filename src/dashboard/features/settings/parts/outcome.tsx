/** The result of an action on another site, from which the browser has just returned. */
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
