import { type SyntheticEvent, useRef } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import type { ListedTask, Status } from '../../tasks/index.ts';
import { useBoard } from '../context.ts';
import type { Column } from '../state/column-data.ts';
import { DRAG_HINT } from './card.tsx';
import { ColumnView } from './column.tsx';
import { DragLayer, type Press } from './drag-layer.tsx';

/** Lets the columns below the pane of a task be scrolled beside it, without moving them. */
const ROOM_FOR_PANE =
  'lg:after:absolute lg:after:start-full lg:after:h-px lg:after:w-96 lg:scroll-pe-96 xl:after:w-[30rem] xl:scroll-pe-[30rem]';

/** Columns by status, with cards that can be dragged by pointer, touch and keyboard. */
export function ColumnsView({
  columns,
  onMove,
}: {
  columns: Column[];
  /** `index` is the number of other tasks of the column above them. */
  onMove: (tasks: ListedTask[], status: Status, index: number) => void;
}) {
  const text = useText(boardText);
  const press = useRef<Press>(null);
  const isCovered = useBoard().open !== undefined;
  const on = (name: Parameters<Press>[0]) => (event: SyntheticEvent) => press.current?.(name, event);

  return (
    <>
      <p id={DRAG_HINT} hidden>
        {text.drag}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards inside are dragged, by keyboard from their titles */}
      <div
        className={`relative flex min-h-0 grow snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-4 sm:snap-none md:px-6 ${isCovered ? ROOM_FOR_PANE : ''}`}
        onMouseDown={on('onMouseDown')}
        onTouchStart={on('onTouchStart')}
        onKeyDown={on('onKeyDown')}
      >
        {columns.map((column, index) => (
          <ColumnView key={column.status} column={column} place={index} />
        ))}
      </div>
      <DragLayer tasks={columns.flatMap(({ tasks = [] }) => tasks)} onMove={onMove} press={press} />
    </>
  );
}
