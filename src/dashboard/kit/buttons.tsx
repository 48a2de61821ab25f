import { Archive, Bold, Trash2 } from 'lucide-react';
import { Avatar, Badge, type Tone } from '../ui/badge.tsx';
import { Button, type ButtonKind, buttonLook, IconButton } from '../ui/button.tsx';
import { Keys } from '../ui/keys.tsx';
import { Dot, Label } from '../ui/label.tsx';

const KINDS: ButtonKind[] = ['primary', 'plain', 'quiet', 'danger'];
const TONES: Tone[] = ['plain', 'accent', 'good', 'warn', 'danger', 'info'];

export const BUTTONS = {
  buttons: () =>
    KINDS.map((kind) => (
      <Button key={kind} kind={kind}>
        {kind}
      </Button>
    )),
  'buttons, busy': () =>
    KINDS.map((kind) => (
      <Button key={kind} kind={kind} isBusy>
        {kind}
      </Button>
    )),
  'buttons, disabled': () =>
    KINDS.map((kind) => (
      <Button key={kind} kind={kind} disabled title="The reason why not">
        {kind}
      </Button>
    )),
  'buttons, more': () => (
    <>
      <Button keys="mod+Enter">With keys</Button>
      <Button kind="primary">
        <Archive aria-hidden size={16} /> With an icon
      </Button>
      <a href="#buttons" className={buttonLook('plain')}>
        To the buttons
      </a>
    </>
  ),
  'icon buttons': () => (
    <>
      <IconButton label="Archive" keys="e">
        <Archive aria-hidden size={16} />
      </IconButton>
      <IconButton label="Bold" isOn>
        <Bold aria-hidden size={16} />
      </IconButton>
      <IconButton label="Delete" disabled>
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </>
  ),
  badges: () =>
    TONES.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  labels: () => (
    <>
      <Label name="Wholesale" color="#2f98de" />
      <Label name="A name that is longer than a label shows" color="#ca8a04" />
      <Dot color="#be123c" />
    </>
  ),
  avatars: () =>
    ['Ada Lovelace', 'kim@shop.example', 'Jürgen Öz', '李明'].map((name, index) => (
      <Avatar key={name} name={name} size={20 + index * 8} />
    )),
  keys: () => ['k', 'g m', 'mod+Enter', 'shift+ArrowDown'].map((keys) => <Keys key={keys} keys={keys} />),
};
