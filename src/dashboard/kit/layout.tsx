import { Inbox } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Card, Section } from '../ui/page/page.tsx';
import { Empty, Skeleton } from '../ui/states.tsx';
import { Time } from '../ui/time/time.tsx';

export const LAYOUT = {
  empty: () => (
    <Empty icon={<Inbox aria-hidden size={22} />} title="There is nothing here">
      <p>What would be here.</p>
      <Button kind="primary">Begin</Button>
    </Empty>
  ),
  skeleton: () => <Skeleton rows={4} className="w-72" />,
  failure: () => <Failure error={new Error('It was refused.')} onRetry={() => {}} />,
  'section and card': () => (
    <Section title="A section" lead="What it is about." actions={<Button>An action</Button>}>
      <Card>
        <p>A card.</p>
      </Card>
      <Card isBusy>
        <p>A card whose newer data is loading.</p>
      </Card>
    </Section>
  ),
  time: () => <Time at="2026-01-30T12:00:00Z" as="dateTime" timezone="UTC" />,
};
