import { createFileRoute } from '@tanstack/react-router';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_app/calendar')({ component: Calendar });

function Calendar() {
  return <Page title={useText(shellText).calendar}>{null}</Page>;
}
