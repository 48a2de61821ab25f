import { useText } from '../../lib/text/language.tsx';
import { studioText } from '../../lib/text/studio/studio.ts';
import { useTitle } from '../../ui/page/title.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Cards } from './cards/cards.tsx';
import { Connections } from './connections/connections.tsx';
import { Milestones } from './milestones/milestones.tsx';
import { PARTS, type Part } from './search.ts';
import { Voices } from './voices/voices.tsx';

const SHOWN = { cards: Cards, voices: Voices, milestones: Milestones, connections: Connections };

/** The studio: cards, voices, milestones and connections. Cards fill the window. */
export function Studio({ tab = 'cards', onTab }: { tab: Part | undefined; onTab: (tab: Part) => void }) {
  const text = useText(studioText);
  useTitle(text.title);
  const Shown = SHOWN[tab];
  const isCards = tab === 'cards';
  return (
    <div className={`flex flex-col ${isCards ? 'lg:h-full lg:min-h-136' : ''}`}>
      <h1 className="flex min-h-14 items-center px-4 font-semibold text-xl md:px-6">{text.title}</h1>
      <Tabs
        label={text.parts}
        tabs={PARTS.map((part) => [part, text[part]] as const)}
        value={tab}
        onChange={onTab}
        isFull
      >
        {isCards ? (
          <Shown />
        ) : (
          <div className="p-4 md:p-6">
            <Shown />
          </div>
        )}
      </Tabs>
    </div>
  );
}
