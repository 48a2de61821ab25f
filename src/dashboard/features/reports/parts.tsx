import type { ReactNode } from 'react';
import type { Schemas } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { reportsText } from '../../lib/text/reports.ts';
import { Section } from '../../ui/page/page.tsx';
import { useMembers } from '../session/index.ts';
import { partsOf } from './group.ts';

type Report = Schemas['Report'];

/** Returns a formatter for durations, such as "3 h 20 min". */
function useDuration() {
  const text = useText(reportsText);
  return (minutes: number | null) => {
    if (minutes === null) return '–';
    const parts = partsOf(minutes);
    if (parts.days > 0) return text.days(parts.days, parts.hours);
    return parts.hours > 0 ? text.hours(parts.hours, parts.minutes) : text.minutes(parts.minutes);
  };
}

/** A number of the period, with that of the period before in gray. */
function Value({ label, value, before }: { label: string; value: string; before?: string | undefined }) {
  const text = useText(reportsText);
  return (
    <div>
      <dt className="text-quiet">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-xl">{value}</span>
        {before !== undefined && <span className="text-quiet text-sm">{text.beforeWas(before)}</span>}
      </dd>
    </div>
  );
}

/** The totals of the period. */
export function Figures({
  figures,
}: {
  figures: { label: string; value: string; before?: string | undefined }[];
}) {
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-4 border-line border-y py-4 sm:grid-cols-3">
      {figures.map((figure) => (
        <Value key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

/** The median and the 90th percentile of a duration. */
export function Durations({
  title,
  hint,
  durations,
  before,
}: {
  title: string;
  hint: string;
  durations: Report['first_reply'];
  before: Report['first_reply'] | undefined;
}) {
  const text = useText(reportsText);
  const format = useFormat();
  const say = useDuration();
  const was = (minutes: number | null | undefined) =>
    minutes === null || minutes === undefined ? undefined : say(minutes);
  return (
    <Section title={title} lead={hint}>
      {durations.count === 0 ? (
        <p className="text-quiet">{text.noneYet}</p>
      ) : (
        <>
          <dl className="grid gap-3">
            <Value
              label={text.median}
              value={say(durations.median_minutes)}
              before={was(before?.median_minutes)}
            />
            <Value label={text.p90} value={say(durations.p90_minutes)} before={was(before?.p90_minutes)} />
          </dl>
          <p className="text-quiet text-sm">{text.of(durations.count, format.number(durations.count))}</p>
        </>
      )}
    </Section>
  );
}

/** A table of numbers; the first column labels the rows. */
function Table({
  label,
  head,
  rows,
}: {
  label: string;
  head: string[];
  rows: { key: string; cells: ReactNode[] }[];
}) {
  return (
    <section
      aria-label={label}
      className="-mx-4 overflow-x-auto border-line border-y"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
      tabIndex={0}
    >
      <table className="w-full">
        <thead className="text-quiet text-sm">
          <tr>
            {head.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`px-4 py-2 font-medium ${column === 0 ? 'text-start' : 'text-end'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="px-4 py-2 text-start font-normal">
                {first}
              </th>
              {others.map((cell, column) => (
                <td key={head[column + 1]} className="px-4 py-2 text-end tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ByTag({ rows }: { rows: Report['by_tag'] }) {
  const text = useText(reportsText);
  const { number } = useFormat();
  return (
    <Section title={text.byTag}>
      {rows.length === 0 ? (
        <p className="text-quiet">{text.noTag}</p>
      ) : (
        <Table
          label={text.byTag}
          head={[text.tag, text.received, text.sent, text.autoReplied, text.done]}
          rows={rows.map(({ tag, received, sent, auto_replied: automatic, done }) => ({
            key: tag,
            cells: [tag, number(received), number(sent), number(automatic), number(done)],
          }))}
        />
      )}
    </Section>
  );
}

/** What members have done, and agents for them: each has a line of its own. */
export function ByPerson({ people, agents }: { people: Report['by_person']; agents: Report['by_agent'] }) {
  const text = useText(reportsText);
  const { number } = useFormat();
  const say = useDuration();
  const members = useMembers().data?.members;
  const nameOf = (id: number) =>
    members?.find(({ userId }) => userId === String(id))?.user.name ?? text.former;
  const rows = [
    ...people.map((row) => ({ ...row, key: row.user_id, name: nameOf(row.user_id) })),
    ...agents.map(({ user_id: userId, ...row }) => ({
      ...row,
      key: row.agent_id,
      name: row.name === null || userId === null ? text.formerAgent : text.agent(row.name, nameOf(userId)),
    })),
  ];
  return (
    <Section title={text.byPerson}>
      {rows.length === 0 ? (
        <p className="text-quiet">{text.nobody}</p>
      ) : (
        <Table
          label={text.byPerson}
          head={[text.person, text.sent, text.done, text.replies, text.medianReply]}
          rows={rows.map((row) => ({
            key: String(row.key),
            cells: [
              row.name,
              number(row.sent),
              number(row.done),
              number(row.first_replies),
              say(row.median_first_reply_minutes),
            ],
          }))}
        />
      )}
    </Section>
  );
}

/** The number of open conversations by age, with a bar for each. */
export function OpenByAge({ rows }: { rows: Report['open_by_age'] }) {
  const text = useText(reportsText);
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Section title={text.open} lead={text.openHint}>
      <ul className="grid gap-3">
        {rows.map(({ age, count }) => (
          <li key={age} className="grid gap-1">
            <p className="flex justify-between gap-3">
              <span>{text.ages[age]}</span>
              <span className="tabular-nums">{format.number(count)}</span>
            </p>
            <div aria-hidden className="h-1.5 rounded-full bg-hover">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(count / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
