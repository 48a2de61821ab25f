import { getRouteApi } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Button } from '../../../ui/button.tsx';

const route = getRouteApi('/_app/settings/(work)/rules');

/** A view in place of the list, with a back link. Escape does not leave a form: what is typed would be lost. */
export function Back({ isForm, children }: { isForm?: boolean; children: ReactNode }) {
  const text = useText(rulesText);
  const navigate = route.useNavigate();
  const back = () => void navigate({ search: {} });
  const keys = isForm ? {} : { keys: 'Escape' };
  useCommands([{ id: 'rules.back', label: text.back, group: text.title, ...keys, run: back }]);
  return (
    <div className="grid gap-4">
      <div>
        <Button onClick={back} {...keys}>
          <ChevronLeft aria-hidden size={16} className="rtl:-scale-x-100" />
          {text.back}
        </Button>
      </div>
      {children}
    </div>
  );
}
