import { createFileRoute } from '@tanstack/react-router';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_app/mail')({ component: Mail });

function Mail() {
  return <Page title={useText(shellText).mail}>{null}</Page>;
}
