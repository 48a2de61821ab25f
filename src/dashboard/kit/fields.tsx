import { useState } from 'react';
import { Avatar } from '../ui/badge.tsx';
import { ColorField, Swatches } from '../ui/fields/color.tsx';
import { ComboField } from '../ui/fields/combo-field.tsx';
import { Check, Choice, Field, Select, TextArea } from '../ui/fields/field.tsx';
import { Dot } from '../ui/label.tsx';
import { DateField } from '../ui/time/date-field.tsx';
import { TimeField } from '../ui/time/time-field.tsx';
import { ZoneField } from '../ui/time/zone-field.tsx';

const CHOICES = [
  ['', 'Everything'],
  ['info', 'Info', <Dot key="" color="#2f98de" />],
  ['support', 'Support', <Dot key="" color="#c2410c" />],
] as const;
const PEOPLE = [
  ['Ada Lovelace', 'ada@engine.example'],
  ['Adam Opel', 'adam@works.example'],
  ['Kim Larsen', 'kim@shop.example'],
].map(([name, address]) => ({
  value: `${name} <${address}>`,
  label: name!,
  note: address!,
  icon: <Avatar name={name!} size={26} />,
}));

function People() {
  const [value, setValue] = useState('');
  return <ComboField label="Combobox" value={value} suggestions={PEOPLE} onValue={setValue} />;
}
function Zone({ initial, label }: { initial: string; label: string }) {
  const [zone, setZone] = useState(initial);
  return <ZoneField label={label} value={zone} onChange={setZone} />;
}
function Color({ initial, label }: { initial: string; label: string }) {
  const [color, setColor] = useState(initial);
  return <ColorField label={label} color={color} onChange={setColor} />;
}
function Palette() {
  const [color, setColor] = useState('#1f8c4b');
  return <Swatches color={color} onChange={setColor} />;
}

export const FIELDS = {
  fields: () => (
    <>
      <Field label="Empty" placeholder="A placeholder" />
      <Field label="Filled" defaultValue="Some text" />
      <Field label="With a hint" isOptional hint="What it is for." />
    </>
  ),
  'fields, other states': () => (
    <>
      <Field label="Wrong" defaultValue="ada@" problem="That is not an email address." />
      <Field label="Disabled" defaultValue="Some text" disabled />
      <TextArea label="Several lines" defaultValue={'One\nTwo'} rows={2} />
    </>
  ),
  selects: () => (
    <>
      <Select label="Select" options={CHOICES} defaultValue="info" />
      <Select label="Wrong" options={CHOICES} problem="Choose one." />
      <Select label="Disabled" options={CHOICES} disabled />
      <Choice label="Choice" options={CHOICES} className="self-end" />
    </>
  ),
  'select, open': () => <Choice label="Open choice" options={CHOICES} defaultValue="support" />,
  combobox: () => (
    <>
      <Zone label="Time zone" initial="Europe/Berlin" />
      <Zone label="Unknown time zone" initial="Europe/Atlantis" />
    </>
  ),
  'combobox, open': () => <People />,
  'dates and times': () => (
    <>
      <DateField label="Date" zone="UTC" defaultValue="2026-11-30" />
      <DateField label="No date" zone="UTC" />
      <TimeField label="Time" defaultValue="14:30" />
    </>
  ),
  'dates and times, other states': () => (
    <>
      <DateField label="Too early" zone="UTC" defaultValue="2026-11-30" min="2026-12-01" />
      <DateField label="Wrong date" zone="UTC" problem="Write a day." />
      <TimeField label="Disabled time" defaultValue="09:00" disabled />
    </>
  ),
  'date, open': () => <DateField label="Open date" zone="UTC" defaultValue="2026-11-30" />,
  'time, open': () => <TimeField label="Open time" defaultValue="14:30" />,
  colours: () => (
    <>
      <Palette />
      <Color label="Colour" initial="#2f98de" />
      <Color label="Wrong colour" initial="#0e74" />
    </>
  ),
  'colour, open': () => <Color label="Open colour" initial="#2f98de" />,
  checks: () => (
    <>
      <Check label="Off" />
      <Check label="On" defaultChecked hint="With a hint." />
      <Check label="Disabled" disabled />
      <Check label="Switch, off" isSwitch />
      <Check label="Switch, on" isSwitch defaultChecked />
      <Check label="Switch, disabled" isSwitch disabled />
    </>
  ),
};
