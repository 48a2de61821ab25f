import { useText } from '../../lib/text/language.tsx';
import { studioText } from '../../lib/text/studio/studio.ts';
import { Page } from '../../ui/page/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Cards } from './cards/cards.tsx';
import { Connections } from './connections/connections.tsx';
import { Milestones } from './milestones/milestones.tsx';
import { PARTS, type Part } from './search.ts';
import { Voices } from './voices/voices.tsx';

const SHOWN = { cards: Cards, voices: Voices, milestones: Milestones, connections: Connections };

/** The studio: cards, voices, milestones and connections. */
export function Studio({ tab = 'cards', onTab }: { tab: Part | undefined; onTab: (tab: Part) => void }) {
  const text = useText(studioText);
  const Shown = SHOWN[tab];
  return (
    <Page title={text.title} isWide>
      <Tabs
        label={text.parts}
        tabs={PARTS.map((part) => [part, text[part]] as const)}
        value={tab}
        onChange={onTab}
      >
        <div className="pt-2">
          <Shown />
        </div>
      </Tabs>
    </Page>
  );
}
