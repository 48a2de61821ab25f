import { useCommandList } from '../../lib/commands.ts';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Keys } from '../../ui/keys.tsx';

/** The keyboard shortcuts of the current screen, by area. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const text = useText(shellText);
  const commands = useCommandList().filter(({ keys }) => keys);
  const groups = [...new Set(commands.map(({ group }) => group))].reverse();
  return (
    <Dialog title={text.shortcuts} onClose={onClose} isWide>
      <div className="grid gap-6 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group} className="grid content-start gap-1">
            <h3 className="pb-1 font-semibold">{group}</h3>
            {commands
              .filter((command) => command.group === group)
              .map(({ id, label, keys }) => (
                <p key={id} className="flex min-h-7 items-center justify-between gap-4">
                  {label} <Keys keys={keys!} />
                </p>
              ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
