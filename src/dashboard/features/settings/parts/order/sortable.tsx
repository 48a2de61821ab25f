import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Rows } from '../rows.tsx';

/** Rows in an order that is changed by pointer, touch or the arrow keys on a handle. */
export function SortableRows({
  label,
  items,
  said,
  onMove,
  children,
}: {
  label: string;
  items: readonly { id: number }[];
  /** The screen reader announcement of the last move. */
  said: string;
  /** Gets places from 0. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
  );
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => over && onMove(placeOf(active.id), placeOf(over.id))}
      >
        <Rows label={label}>{children}</Rows>
      </DndContext>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

/** A row among `SortableRows`. `children` gets its handle, which is null if the order cannot be changed. */
export function SortableRow({
  id,
  handle: label,
  mayMove,
  onStep,
  children,
}: {
  id: number;
  /** The accessible name of the handle. */
  handle: string;
  mayMove: boolean;
  /** Moves the row up (-1) or down (1). */
  onStep: (by: -1 | 1) => void;
  children: (handle: ReactNode) => ReactNode;
}) {
  const drag = useDraggable({ id, disabled: !mayMove });
  const drop = useDroppable({ id });
  function step(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <li
      ref={drop.setNodeRef}
      className={`${drop.isOver && !drag.isDragging ? 'bg-chosen' : ''} ${drag.isDragging ? 'relative z-10 rounded-lg bg-raised shadow-float' : ''}`}
      style={drag.transform ? { transform: `translateY(${drag.transform.y}px)` } : undefined}
    >
      {children(
        mayMove ? (
          <button
            ref={drag.setNodeRef}
            type="button"
            aria-label={label}
            aria-keyshortcuts="ArrowUp ArrowDown"
            {...drag.listeners}
            onKeyDown={step}
            className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-md text-quiet hover:bg-hover pointer-coarse:size-11"
          >
            <GripVertical aria-hidden size={16} />
          </button>
        ) : null,
      )}
    </li>
  );
}
