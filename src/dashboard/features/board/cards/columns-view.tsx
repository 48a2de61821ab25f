import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { boardText } from '../../../lib/text/board.ts';
import { useText } from '../../../lib/text/language.tsx';
import { tasksText } from '../../../lib/text/tasks.ts';
import type { ListedTask, Status } from '../../tasks/index.ts';
import { useBoard } from '../context.ts';
import type { Column } from '../state/column-data.ts';
import { CardInHand } from './card.tsx';
import { ColumnView } from './column.tsx';
import { besideColumn } from './drag-keys.ts';

const DRAG_KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
/** Below the pointer; by keyboard, where the card is. */
const columnOf: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** Columns by status; cards are dragged between them by pointer, finger and keyboard. */
export function ColumnsView({
  columns,
  onMove,
}: {
  columns: Column[];
  onMove: (tasks: ListedTask[], status: Status) => void;
}) {
  const text = useText(boardText);
  const { chosen } = useBoard();
  const [inHand, setInHand] = useState<ListedTask>();
  const all = columns.flatMap(({ tasks = [] }) => tasks);
  const announcements = useAnnouncements(all);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes: DRAG_KEYS, coordinateGetter: besideColumn }),
  );
  const moving = inHand && chosen.has(inHand.id) ? all.filter(({ id }) => chosen.has(id)) : [inHand!];

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnOf}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.drag } }}
      onDragStart={({ active }) => setInHand(all.find(({ id }) => id === active.id))}
      onDragCancel={() => setInHand(undefined)}
      onDragEnd={({ over }) => {
        if (over && inHand) onMove(moving, over.id as Status);
        setInHand(undefined);
      }}
    >
      <div className="relative flex min-h-0 grow snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-4 sm:snap-none md:px-6">
        {columns.map((column) => (
          <ColumnView key={column.status} column={column} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {inHand && <CardInHand task={inHand} count={moving.length} />}
      </DragOverlay>
    </DndContext>
  );
}

/** What a screen reader says while a card is dragged. */
function useAnnouncements(all: ListedTask[]): Announcements {
  const text = useText(boardText);
  const { statuses } = useText(tasksText);
  const title = ({ id }: Active) => all.find((task) => task.id === id)?.title ?? '';
  const status = ({ id }: Active) => statuses[all.find((task) => task.id === id)?.status ?? 'todo'];
  return {
    onDragStart: ({ active }) => text.dragStart(title(active), status(active)),
    onDragOver: ({ active, over }) =>
      over ? text.dragOver(title(active), statuses[over.id as Status]) : text.dragOut(title(active)),
    onDragEnd: ({ active, over }) =>
      over ? text.dragEnd(title(active), statuses[over.id as Status]) : text.dragCancel(title(active)),
    onDragCancel: ({ active }) => text.dragCancel(title(active)),
  };
}
