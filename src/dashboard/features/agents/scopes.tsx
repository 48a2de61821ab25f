import type { Schemas } from '../../api/client.ts';
import { agentsText } from '../../lib/text/agents/agents.ts';
import { useText } from '../../lib/text/language.tsx';

type Scope = Schemas['AgentScope'];

/** Reads the scopes from a form with `ScopeFields`. */
export const scopesOf = (form: FormData) => form.getAll('scope') as Scope[];

/** The scopes that an agent asks for, by their area. Each can be taken out. */
export function ScopeFields({ scopes }: { scopes: Scope[] }) {
  const text = useText(agentsText);
  const areas = Object.keys(text.areas) as (keyof typeof text.areas)[];
  const asked = areas
    .map((area) => ({ area, own: scopes.filter((scope) => scope.startsWith(`${area}:`)) }))
    .filter(({ own }) => own.length > 0);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{text.may}</legend>
      <p className="text-quiet text-sm">{text.mayLead}</p>
      <div className="grid gap-x-8 rounded-lg bg-sunk p-3 sm:grid-cols-2">
        {asked.map(({ area, own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row
          <div
            key={area}
            role="group"
            aria-label={text.areas[area]}
            className="flex flex-wrap items-center justify-between gap-x-4"
          >
            <span>{text.areas[area]}</span>
            <span className="flex gap-3">
              {own.map((scope) => (
                <label key={scope} className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    name="scope"
                    value={scope}
                    defaultChecked
                    className="size-4 accent-accent"
                  />
                  {text.actions[scope.split(':')[1] as keyof typeof text.actions]}
                </label>
              ))}
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
