import { useLocation } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type MouseEvent, type TouchEvent, useEffect, useRef } from 'react';
import { showModal } from '../../../lib/opening.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { shellText } from '../../../lib/text/shell.ts';
import { IconButton } from '../../../ui/button.tsx';
import { MailLists } from '../../mail/index.ts';
import { Bell } from '../../notifications/index.ts';
import { Sidebar } from './sidebar.tsx';

/** A swipe to the start of the line that is at least this long closes it. */
const SWIPE_PX = 60;

/** The navigation of a phone: a modal dialog that a choice, Escape, a press beside it and a swipe close. */
export default function Drawer({ onClose }: { onClose: () => void }) {
  const text = useText(shellText);
  const common = useText(commonText);
  const dialog = useRef<HTMLDialogElement>(null);
  const begun = useRef<{ x: number; y: number }>(undefined);
  const close = () => dialog.current?.close();
  useEffect(() => void showModal(dialog.current), []);

  const href = useLocation({ select: ({ href }) => href });
  const opened = useRef(href);
  useEffect(() => {
    if (href !== opened.current) dialog.current?.close();
  }, [href]);

  function press({ target }: MouseEvent) {
    // The place that is open already leads nowhere.
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close();
  }
  function begin({ touches }: TouchEvent) {
    const touch = touches.length === 1 ? touches[0] : undefined;
    begun.current = touch && { x: touch.clientX, y: touch.clientY };
  }
  function end({ changedTouches, currentTarget }: TouchEvent) {
    const touch = changedTouches[0];
    if (!begun.current || !touch) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const across = (touch.clientX - begun.current.x) * (isRightToLeft ? -1 : 1);
    if (across < -SWIPE_PX && Math.abs(touch.clientY - begun.current.y) < -across / 2) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
    <dialog
      ref={dialog}
      aria-label={text.menu}
      onClose={onClose}
      onClick={press}
      onTouchStart={begin}
      onTouchEnd={end}
      className="m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] max-w-none transition-[translate] starting:-translate-x-full border-line border-e bg-side p-0 text-ink shadow-float"
    >
      <nav aria-label={text.main} className="flex h-full flex-col">
        <Sidebar
          lists={<MailLists />}
          actions={
            <>
              <Bell />
              <IconButton label={common.close} keys="Escape" onClick={close}>
                <X aria-hidden size={18} />
              </IconButton>
            </>
          }
        />
      </nav>
    </dialog>
  );
}
