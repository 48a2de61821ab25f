import { Link } from '@tanstack/react-router';
import { useText } from '../../lib/text/language.tsx';
import { settingsText } from '../../lib/text/settings/frame.ts';
import { Page } from '../../ui/page/page.tsx';
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
        <ul className="grid gap-3 lg:grid-cols-2">
          {pages.map(({ to, name, label, about, Icon }) => (
            <li key={name}>
              <Link
                to={to}
                className="flex h-full gap-3 rounded-xl border border-line bg-raised p-4 hover:bg-hover"
              >
                <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-quiet" />
                <span>
                  <span className="block font-medium">{label}</span>
                  <span className="block text-quiet text-sm">{about}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Page>
    </div>
  );
}
