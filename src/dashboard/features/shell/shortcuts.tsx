import { type Command, useAllCommands } from '../../lib/commands.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Keys } from '../../ui/keys.tsx';

/** Returns the keys of each label: a command may have several. */
function labelled(commands: Command[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { label, keys } of commands) found.set(label, [...(found.get(label) ?? []), keys!]);
  return found;
}

/** All keyboard shortcuts of the current screen, by area, also those that have nothing to act on now. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const text = useText(shellText);
  const withKeys = useAllCommands().filter(({ keys }) => keys);
  // A screen's own commands take precedence.
  const own = new Set(withKeys.filter(({ isGlobal }) => !isGlobal).map(({ keys }) => keys));
  const commands = withKeys.filter(({ isGlobal, keys }) => !(isGlobal && own.has(keys)));
  const groups = [...new Set(commands.map(({ group }) => group))].reverse();
  return (
    <Dialog title={text.shortcuts} onClose={onClose} isWide>
      <div className="gap-6 sm:columns-2">
        {groups.map((group) => (
          <section key={group} className="pb-6">
            <h3 className="break-after-avoid pb-1 font-semibold">{group}</h3>
            {[...labelled(commands.filter((command) => command.group === group))].map(([label, keys]) => (
              <p key={label} className="flex min-h-7 items-center justify-between gap-4">
                {label}
                <span className="inline-flex gap-3">
                  {keys.map((each) => (
                    <Keys key={each} keys={each} />
                  ))}
                </span>
              </p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
