import { createFileRoute } from '@tanstack/react-router';
import { useText } from '../../lib/text/language.tsx';
import { shellText } from '../../lib/text/shell.ts';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_app/board')({ component: Board });

function Board() {
  return <Page title={useText(shellText).board}>{null}</Page>;
}
