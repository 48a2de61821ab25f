import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import type { Caption, useCaptionChanges } from '../caption/changes.ts';
import { isOver, mayChange, mayRegenerate } from '../caption/moves.ts';

interface Actions {
  /** The caption that the keys act on. */
  current: Caption | undefined;
  move: (step: 1 | -1) => void;
  /** Moves to the next pending caption. */
  goOn: () => void;
  changes: ReturnType<typeof useCaptionChanges>;
  isDrafted: (caption: Caption) => boolean;
  edit: (caption: Caption) => void;
  chooseImage: () => void;
  post: (caption: Caption) => void;
  retry: (caption: Caption) => void;
}

/** The commands of the current caption. */
export function useCaptionKeys({ current, move, goOn, changes, isDrafted, ...actions }: Actions): void {
  const text = useText(liveText);
  const group = text.captions;
  /** Decides on the current caption, and moves to the next pending one. */
  function decide(change: (caption: Caption) => void) {
    if (!current || !mayChange(current) || isDrafted(current)) return;
    change(current);
    goOn();
  }
  function post() {
    if (!current || isOver(current)) return;
    if (current.status === 'approved') actions.post(current);
    if (current.status === 'failed' || current.status === 'unconfirmed') actions.retry(current);
  }
  const onCurrent = (run: (caption: Caption) => void, may: (caption: Caption) => boolean) => () =>
    current && may(current) && run(current);
  const command = (id: string, label: string, keys: string, run: () => unknown) => ({
    id: `caption.${id}`,
    label,
    group,
    keys,
    run: () => void run(),
  });
  useCommands(
    current
      ? [
          command('next', text.next, 'j', () => move(1)),
          command('previous', text.previous, 'k', () => move(-1)),
          command('edit', text.editThis, 'e', onCurrent(actions.edit, mayChange)),
          command('approve', text.approve, 'a', () => decide(changes.approve)),
          command('skip', text.skip, 's', () => decide(changes.skip)),
          command('regenerate', text.regenerate, 'r', onCurrent(changes.regenerate, mayRegenerate)),
          command(
            'image',
            current.image_url ? text.replaceImage : text.addImage,
            'i',
            onCurrent(actions.chooseImage, mayChange),
          ),
          command('post', text.post, 'p', post),
        ]
      : [],
  );
}
