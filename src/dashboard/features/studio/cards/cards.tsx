import { Brand } from './brand.tsx';
import { MilestoneCard } from './milestone-card.tsx';
import { StoryCard } from './story-card.tsx';

/** The brand, and its cards. */
export function Cards() {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Brand />
      <div className="grid min-w-0 content-start gap-10">
        <StoryCard />
        <MilestoneCard />
      </div>
    </div>
  );
}
