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
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type RefObject,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { type ListedTask, STATUSES, type Status } from '../../tasks/index.ts';
import { useBoard } from '../context.ts';
import { CardInHand } from './card.tsx';
import { besideColumn } from './drag-keys.ts';

const DRAG_KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
/** Collides at the pointer; with the keyboard, at the card. */
const columnOf: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** A handler that may start a drag; `name` is the name of React's property. */
export type Press = (name: 'onMouseDown' | 'onTouchStart' | 'onKeyDown', event: SyntheticEvent) => void;

interface Props {
  tasks: ListedTask[];
  onMove: (tasks: ListedTask[], status: Status) => void;
  press: RefObject<Press | null>;
}

/**
 * Drags cards between columns, by pointer, touch and keyboard. It is separate from the cards, so that they render
 * faster, and none re-renders while another one moves.
 */
export function DragLayer({ tasks, onMove, press }: Props) {
  const { chosen } = useBoard();
  const [inHand, setInHand] = useState<ListedTask>();
  const announcements = useAnnouncements(tasks);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes: DRAG_KEYS, coordinateGetter: besideColumn }),
  );
  const moving = inHand && chosen.has(inHand.id) ? tasks.filter(({ id }) => chosen.has(id)) : [inHand!];

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnOf}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setInHand(tasks.find(({ id }) => id === active.id))}
      onDragCancel={() => setInHand(undefined)}
      onDragEnd={({ over }) => {
        if (over && inHand) onMove(moving, over.id as Status);
        setInHand(undefined);
      }}
    >
      {STATUSES.map((status) => (
        <Drop key={status} status={status} />
      ))}
      <Drag press={press} />
      <DragOverlay dropAnimation={null}>
        {inHand && <CardInHand task={inHand} count={moving.length} />}
      </DragOverlay>
    </DndContext>
  );
}

/** A column as a drop target. */
function Drop({ status }: { status: Status }) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  useLayoutEffect(() => {
    const column = document.querySelector<HTMLElement>(`[data-column="${status}"]`);
    setNodeRef(column);
    column?.toggleAttribute('data-over', isOver);
  }, [setNodeRef, status, isOver]);
  return null;
}

/** Only the pressed card is draggable: a hook for each of a hundred cards would slow down every render of the board. */
function Drag({ press }: { press: RefObject<Press | null> }) {
  const [pressed, setPressed] = useState<HTMLElement>();
  const { listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: Number(pressed?.dataset['card'] ?? 0),
  });
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
    setNodeRef(pressed ?? null);
    setActivatorNodeRef(pressed?.querySelector<HTMLElement>('[data-task]') ?? null);
  }, [pressed, listeners, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    pressed?.toggleAttribute('data-lifted', isDragging);
  }, [pressed, isDragging]);
  useImperativeHandle(
    press,
    () => (name, event) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-card]');
      const isSecond = 'touches' in event && (event.touches as TouchList).length > 1;
      if (!card || isSecond) return;
      flushSync(() => setPressed(card));
      latest.current?.[name]?.(event);
    },
    [],
  );
  return null;
}

/** The screen reader announcements while a card is dragged. */
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
