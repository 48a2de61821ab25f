import { Link } from '@tanstack/react-router';
import { useText } from '../../lib/text/language.tsx';
import { settingsText } from '../../lib/text/settings/frame.ts';
import { LIST, Page } from '../../ui/page/page.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { useSettings } from './use-settings.ts';

/** All pages with descriptions; on a phone, the navigation serves as the overview. */
export function Overview() {
  const text = useText(settingsText);
  const pages = useSettings();
  useTitle(text.title);
  return (
    <div className="max-md:hidden">
      <Page title={text.title} lead={text.lead}>
        <ul className={LIST}>
          {pages.map(({ to, name, label, about, Icon }) => (
            <li key={name}>
              <Link
                to={to}
                className="flex items-baseline gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-hover"
              >
                <Icon aria-hidden size={16} className="shrink-0 self-center text-quiet" />
                <span className="w-44 shrink-0 truncate font-medium">{label}</span>
                <span className="min-w-0 truncate text-quiet text-sm">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Page>
    </div>
  );
}
