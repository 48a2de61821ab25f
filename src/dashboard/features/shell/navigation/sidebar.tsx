import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { shellText } from '../../../lib/text/shell.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { MailNav } from '../../mail/index.ts';
import { useChosen } from '../../session/index.ts';
import { Account } from './account.tsx';
import { PLACES } from './places.ts';

interface Props {
  /** Whether only icons are shown. */
  isRail?: boolean;
  /** The lists of mail, if they are shown on other screens too. */
  lists?: ReactNode;
  /** Buttons beside the organization. */
  actions: ReactNode;
  /** What stays at the end. */
  foot?: ReactNode;
}

/** The organization, and the main screens with the lists of mail. */
export function Sidebar({ isRail = false, lists: always, actions, foot }: Props) {
  const text = useText(shellText);
  const isMail = useLocation({ select: ({ pathname }) => /^\/(?:mail|drafts)\b/.test(pathname) });
  const [isMailFolded, foldMail] = useChosen('fold:mail', false);
  const [isOutsideFolded, foldOutside] = useChosen('fold:outside', false);
  const lists = always ?? (isMail && !isRail && <MailNav />);
  const line = isRail ? 'flex-col' : '';
  const placesOf = (group: (typeof PLACES)[number]['group']) => (
    <ul className="grid min-w-0 flex-1 gap-0.5">
      {PLACES.filter((place) => place.group === group).map(({ to, name, Icon }) => {
        const hasLists = name === 'mail' && lists;
        const isUnfolded = hasLists && !isMailFolded;
        return (
          <li key={to}>
            <div className="flex items-center gap-1">
              <Link
                to={to}
                data-hint={isRail ? text[name] : undefined}
                className="flex min-h-8 min-w-0 flex-1 items-center gap-2.5 rounded-md px-2 text-quiet hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
                activeProps={{ className: `text-ink! font-medium ${isUnfolded ? '' : 'bg-chosen'}` }}
                activeOptions={{ exact: to === '/', includeSearch: false }}
              >
                <Icon aria-hidden size={18} className="shrink-0" />
                <span className={isRail ? 'sr-only' : 'truncate'}>{text[name]}</span>
              </Link>
              {hasLists && (
                <button
                  type="button"
                  aria-expanded={!isMailFolded}
                  aria-label={text.mailLists}
                  onClick={() => foldMail(!isMailFolded)}
                  className={`${buttonLook('quiet')} px-2! pointer-coarse:min-w-11`}
                >
                  <ChevronDown
                    aria-hidden
                    size={14}
                    className={isMailFolded ? '-rotate-90 rtl:rotate-90' : ''}
                  />
                </button>
              )}
            </div>
            {isUnfolded && <div className="ms-2">{lists}</div>}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      <div className={`flex shrink-0 items-center gap-1 p-2 ${line}`}>
        <Account isRail={isRail} />
        {actions}
      </div>
      <div className="grid min-h-0 flex-1 content-start gap-2 overflow-y-auto px-2 pb-2">
        {placesOf('work')}
        {isRail ? (
          placesOf('outside')
        ) : (
          <Fold title={text.outside} isOpen={!isOutsideFolded} onToggle={() => foldOutside(!isOutsideFolded)}>
            {placesOf('outside')}
          </Fold>
        )}
      </div>
      <div className={`flex shrink-0 items-center gap-1 border-line border-t p-2 ${line}`}>
        {placesOf('settings')}
        {foot}
      </div>
    </>
  );
}
