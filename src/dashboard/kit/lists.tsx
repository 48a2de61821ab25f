import { Archive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { say, sayFailure } from '../lib/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Chooser } from '../ui/chooser.tsx';
import { Dialog, FormDialog } from '../ui/dialog.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Fold } from '../ui/fold.tsx';
import { Menu } from '../ui/menu.tsx';
import { Tabs } from '../ui/tabs.tsx';

const nothing = () => {};
const ITEMS = [
  { label: 'Archive', icon: <Archive aria-hidden size={16} />, keys: 'e', onChoose: nothing },
  { label: 'Not now', disabled: 'The reason why not', onChoose: nothing },
  { label: 'Delete', icon: <Trash2 aria-hidden size={16} />, isDanger: true, onChoose: nothing },
];
const CHOICES = ['Newest first', 'Oldest first'].map((label, index) => ({
  label,
  isChosen: index === 0,
  onChoose: nothing,
}));

function Views() {
  const [tab, setTab] = useState('all');
  const tabs = [
    ['all', 'All'],
    ['open', 'Open'],
    ['done', 'Done'],
  ] as const;
  return (
    <Tabs label="Views" tabs={tabs} value={tab} onChange={setTab}>
      <p>The view “{tab}”.</p>
    </Tabs>
  );
}

function Folded() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Fold title="A group" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <p className="px-2">What is in it.</p>
    </Fold>
  );
}

/** A button that opens what is modal. */
function Opening({
  label,
  of: Opened,
}: {
  label: string;
  of: (props: { onClose: () => void }) => React.ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && <Opened onClose={() => setOpen(false)} />}
    </>
  );
}

export const LISTS = {
  menus: () => (
    <>
      <Menu label="A menu" kind="plain" items={ITEMS} />
      <Menu label="A choice" items={CHOICES} />
    </>
  ),
  'menu, open': () => <Menu label="Open menu" kind="plain" items={ITEMS} />,
  tabs: () => <Views />,
  fold: () => <Folded />,
  dialogs: () => (
    <>
      <Opening
        label="Open dialog"
        of={({ onClose }) => (
          <Dialog title="A dialog" onClose={onClose} actions={<Button kind="primary">Good</Button>}>
            <p>What it says.</p>
          </Dialog>
        )}
      />
      <Opening
        label="Open form"
        of={({ onClose }) => (
          <FormDialog
            title="A form"
            submit="Save"
            onClose={onClose}
            onSubmit={async () => {
              throw new Error('It was refused.');
            }}
          >
            <Field label="Name" required />
          </FormDialog>
        )}
      />
      <Opening
        label="Open chooser"
        of={({ onClose }) => (
          <Chooser
            title="A chooser"
            hint="Type a name"
            empty="Nobody has this name."
            options={() => ['Ada', 'Kim'].map((label) => ({ id: label, label, detail: 'detail' }))}
            onPick={onClose}
            onClose={onClose}
          />
        )}
      />
    </>
  ),
  toasts: () => (
    <>
      <Button onClick={() => say('It is done.', { label: 'Undo', run: nothing })}>Say</Button>
      <Button onClick={() => sayFailure(new Error('It was refused.'), 'It failed')}>Fail</Button>
    </>
  ),
};
