import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragMoveEvent,
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
import { cardKeys } from './drag-keys.ts';
import { countOf, markPlace, placeAt, showPlace } from './drop-place.ts';

const DRAG_KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
/** Collides at the pointer; with the keyboard, at the card. */
const columnOf: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** A handler that may start a drag; `name` is the name of React's property. */
export type Press = (name: 'onMouseDown' | 'onTouchStart' | 'onKeyDown', event: SyntheticEvent) => void;

interface Props {
  tasks: ListedTask[];
  /** `index` is the number of other tasks of the column above them. */
  onMove: (tasks: ListedTask[], status: Status, index: number) => void;
  press: RefObject<Press | null>;
}

/**
 * Drags cards between columns and within them, by pointer, touch and keyboard. It is separate from the cards, so that
 * they render faster, and none re-renders while another one moves.
 */
export function DragLayer({ tasks, onMove, press }: Props) {
  const { chosen } = useBoard();
  const [inHand, setInHand] = useState<ListedTask>();
  const announcements = useAnnouncements(tasks);
  const text = useText(boardText);
  const { statuses } = useText(tasksText);
  const [said, setSaid] = useState('');
  const place = useRef<{ status: Status; index: number }>(undefined);
  const ids = useRef<ReadonlySet<number>>(new Set());
  function setPlace(next: typeof place.current) {
    place.current = next;
    markPlace(next, ids.current);
  }
  /** Moves the place in its column, by keyboard. */
  function along(steps: number) {
    if (!place.current || !inHand) return;
    const { status, index } = place.current;
    const count = countOf(status, ids.current);
    const next = { status, index: Math.min(count, Math.max(0, index + steps)) };
    showPlace(next, ids.current);
    setPlace(next);
    setSaid(text.dragPlace(inHand.title, next.index + 1, count + 1, statuses[status]));
  }
  // A drag keeps the function that it began with.
  const latestAlong = useRef(along);
  latestAlong.current = along;
  const [keys] = useState(() => cardKeys((steps) => latestAlong.current(steps)));
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes: DRAG_KEYS, coordinateGetter: keys }),
  );
  /** Follows the card: by pointer to the place below it, by keyboard to another column. */
  function follow({ over, active, activatorEvent }: DragMoveEvent) {
    if (!over) return setPlace(undefined);
    const status = over.id as Status;
    const { translated } = active.rect.current;
    if (activatorEvent instanceof KeyboardEvent) {
      if (status !== place.current?.status)
        setPlace({ status, index: Math.min(place.current?.index ?? 0, countOf(status, ids.current)) });
    } else if (translated) {
      setPlace({ status, index: placeAt(status, ids.current, translated.top + translated.height / 2) });
    }
  }
  function end() {
    setPlace(undefined);
    setInHand(undefined);
    setSaid('');
  }
  const moving = inHand && chosen.has(inHand.id) ? tasks.filter(({ id }) => chosen.has(id)) : [inHand!];

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnOf}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        const task = tasks.find(({ id }) => id === active.id);
        ids.current = new Set(task && chosen.has(task.id) ? chosen : task && [task.id]);
        setInHand(task);
        if (task) setPlace({ status: task.status, index: indexOf(tasks, task, ids.current) });
      }}
      onDragMove={follow}
      onDragOver={follow}
      onDragCancel={end}
      onDragEnd={(event) => {
        follow(event);
        const { current: to } = place;
        if (inHand && to) onMove(moving, to.status, to.index);
        end();
      }}
    >
      {STATUSES.map((status) => (
        <Drop key={status} status={status} />
      ))}
      <Drag press={press} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <DragOverlay dropAnimation={null}>
        {inHand && <CardInHand task={inHand} count={moving.length} />}
      </DragOverlay>
    </DndContext>
  );
}

/** Returns the number of tasks of its column above a task, without those that move. */
const indexOf = (tasks: ListedTask[], task: ListedTask, moving: ReadonlySet<number>) =>
  tasks.slice(0, tasks.indexOf(task)).filter(({ id, status }) => status === task.status && !moving.has(id))
    .length;

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
