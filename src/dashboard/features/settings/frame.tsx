import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../lib/text/language.tsx';
import { settingsText } from '../../lib/text/settings/frame.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { GROUPS } from './pages.ts';
import { useSettings } from './use-settings.ts';

/** The layout of the settings: navigation at the side; on a phone, a list before the pages. */
export function SettingsFrame() {
  const text = useText(settingsText);
  const navigate = useNavigate();
  const pages = useSettings();
  const isIndex = useLocation({ select: ({ pathname }) => /^\/settings\/?$/.test(pathname) });
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = pages.filter((page) => words.every((word) => page.words.includes(word)));

  return (
    <div className="md:grid md:min-h-full md:grid-cols-[13rem_minmax(0,1fr)]">
      <div
        className={`border-line p-3 md:border-e md:pt-8 ${isIndex ? 'max-md:pt-4' : 'max-md:hidden'} print:hidden`}
      >
        <div className="grid gap-3 md:sticky md:top-8">
          {isIndex && <h1 className="px-2 font-semibold text-xl md:hidden">{text.title}</h1>}
          <input
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && found[0] && void navigate({ to: found[0].to })}
            className="min-h-8 w-full rounded-md border border-line bg-page px-2 placeholder:text-quiet pointer-coarse:min-h-11"
          />
          <nav aria-label={text.title} className="grid gap-3">
            {GROUPS.map((group) => {
              const list = found.filter((page) => page.group === group);
              if (list.length === 0) return null;
              return (
                <div key={group} className="grid">
                  <p className="px-2 pb-1 text-quiet text-xs">{text.groups[group]}</p>
                  {list.map(({ to, name, label, about, Icon }) => (
                    <Link
                      key={name}
                      to={to}
                      className="flex min-h-8 items-center gap-2.5 rounded-md px-2 text-quiet hover:bg-hover hover:text-ink max-md:min-h-14 max-md:py-1.5"
                      activeProps={{ className: 'bg-chosen text-ink! font-medium' }}
                    >
                      <Icon aria-hidden size={16} className="shrink-0" />
                      <span className="min-w-0">
                        <span className="block max-md:text-ink">{label}</span>
                        <span className="block text-sm md:hidden">{about}</span>
                      </span>
                    </Link>
                  ))}
                </div>
              );
            })}
            {found.length === 0 && <p className="px-2 text-quiet">{text.noMatch}</p>}
          </nav>
        </div>
      </div>
      <div className="min-w-0">
        {!isIndex && (
          <BackLink to="/settings" className="md:hidden">
            {text.back}
          </BackLink>
        )}
        <Outlet />
      </div>
    </div>
  );
}
