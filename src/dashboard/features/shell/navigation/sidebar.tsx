import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { shellText } from '../../../lib/text/shell.ts';
import { Fold } from '../../../ui/fold.tsx';
import { MailNav } from '../../mail/index.ts';
import { useChosen } from '../../session/index.ts';
import { Account } from './account.tsx';
import { PLACES } from './places.ts';

interface Props {
  /** Whether only icons are shown. */
  isRail?: boolean;
  /** Whether the lists of mail are shown on other screens too. */
  hasLists?: boolean;
  /** Buttons beside the organization. */
  actions: ReactNode;
  /** What stays at the end. */
  foot?: ReactNode;
}

/** The organization, and the main screens with the lists of mail. */
export function Sidebar({ isRail = false, hasLists = false, actions, foot }: Props) {
  const text = useText(shellText);
  const isMail = useLocation({ select: ({ pathname }) => /^\/(?:mail|drafts)\b/.test(pathname) });
  const [isMailFolded, foldMail] = useChosen('fold:mail', false);
  const [isOutsideFolded, foldOutside] = useChosen('fold:outside', false);
  const showsLists = !isRail && (isMail || hasLists);
  const placesOf = (group: (typeof PLACES)[number]['group']) =>
    PLACES.filter((place) => place.group === group).map((place) => (
      <li key={place.to}>
        <div className="flex min-w-0 items-center">
          <PlaceLink place={place} isRail={isRail} />
          {place.name === 'mail' && showsLists && (
            <button
              type="button"
              aria-expanded={!isMailFolded}
              aria-label={text.mailLists}
              title={text.mailLists}
              onClick={() => foldMail(!isMailFolded)}
              className="grid size-8 shrink-0 place-items-center rounded-md text-quiet hover:bg-hover hover:text-ink pointer-coarse:size-11"
            >
              <ChevronDown aria-hidden size={14} className={isMailFolded ? '-rotate-90 rtl:rotate-90' : ''} />
            </button>
          )}
        </div>
        {place.name === 'mail' && showsLists && !isMailFolded && (
          <div className="ms-2">
            <MailNav />
          </div>
        )}
      </li>
    ));
  return (
    <>
      <div className={`flex shrink-0 items-center gap-1 p-2 ${isRail ? 'flex-col' : ''}`}>
        <Account isRail={isRail} />
        {actions}
      </div>
      <div className="grid min-h-0 flex-1 content-start gap-2 overflow-y-auto px-2 pb-2">
        <ul className="grid gap-0.5">{placesOf('work')}</ul>
        {isRail ? (
          <ul className="grid gap-0.5 border-line border-t pt-2">{placesOf('outside')}</ul>
        ) : (
          <Fold title={text.outside} isOpen={!isOutsideFolded} onToggle={() => foldOutside(!isOutsideFolded)}>
            <ul className="grid gap-0.5">{placesOf('outside')}</ul>
          </Fold>
        )}
      </div>
      <div
        className={`flex shrink-0 items-center gap-1 border-line border-t p-2 ${isRail ? 'flex-col' : ''}`}
      >
        <ul className={isRail ? '' : 'min-w-0 flex-1'}>{placesOf('settings')}</ul>
        {foot}
      </div>
    </>
  );
}

function PlaceLink({
  place: { to, name, Icon },
  isRail,
}: {
  place: (typeof PLACES)[number];
  isRail: boolean;
}) {
  const text = useText(shellText);
  return (
    <Link
      to={to}
      title={isRail ? text[name] : undefined}
      className={`flex min-h-8 min-w-0 grow items-center gap-2.5 rounded-md px-2 text-quiet hover:bg-hover hover:text-ink pointer-coarse:min-h-11 ${isRail ? 'size-8 pointer-coarse:size-11' : ''}`}
      activeProps={{ className: 'bg-chosen text-ink! font-medium' }}
      activeOptions={{ exact: to === '/', includeSearch: false }}
    >
      <Icon aria-hidden size={isRail ? 16 : 18} className="shrink-0" />
      <span className={isRail ? 'sr-only' : 'truncate'}>{text[name]}</span>
    </Link>
  );
}
