import { datesText } from '../../lib/text/kit/dates.ts';
import { useText } from '../../lib/text/language.tsx';
import { isZone, zoneNames } from '../../lib/zones.ts';
import { ComboField } from '../fields/combo-field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (zone: string) => void;
  name?: string;
  hint?: React.ReactNode;
  problem?: string | undefined;
  isOptional?: boolean;
  className?: string;
}

/** A time zone (IANA), with those of the browser as suggestions. */
export function ZoneField({ value, onChange, isOptional, ...props }: Props) {
  const text = useText(datesText);
  return (
    <ComboField
      {...props}
      value={value}
      onValue={onChange}
      suggestions={zoneNames().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      whyNot={(zone) => (isZone(zone) || zone === '' ? undefined : text.noZone)}
      required={!isOptional}
      maxLength={64}
    />
  );
}
