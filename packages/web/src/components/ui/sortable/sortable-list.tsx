import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { cn } from '../../../lib/look/cn.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { type ItemSorting, SortableItem } from './sortable-item.tsx'
import { useSortingWords } from './use-sorting-words.ts'

interface SortableListProps<Item extends { id: string }> {
  /** For screen readers: the kind of items, such as "Tickets". */
  label: string
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Gets all ids, first to last. Undefined while nothing can be moved. */
  onSort: ((ids: string[], move: { from: number; to: number }) => void) | undefined
  className?: string
  /** Renders an item's content around the given handle. */
  children: (item: Item, sorting: ItemSorting, index: number) => ReactNode
}

/** The product's only list that people order: by dragging, by the keyboard on the handle, or by moves of one place. */
export function SortableList<Item extends { id: string }>({
  label,
  items,
  nameOf,
  onSort,
  className,
  children,
}: SortableListProps<Item>) {
  const ids = items.map(({ id }) => id)
  const words = useSortingWords((id) => {
    const item = items.find((candidate) => candidate.id === id)
    return item ? nameOf(item) : ''
  }, ids)
  const [heard, setHeard] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const sort = items.length > 1 ? onSort : undefined
  const move = (from: number, to: number) => sort?.(arrayMove(ids, from, to), { from, to })
  /** Announces a move of one place, since the drag library announces only drags. */
  const step = (from: number, to: number) => {
    const item = items[from]
    if (item) setHeard(words.isAt(nameOf(item), to + 1))
    move(from, to)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (to >= 0 && from !== to) move(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words.accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} data-slot="sortable-list" className={cn('grid gap-3', className)}>
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              id={item.id}
              name={nameOf(item)}
              isSortable={sort !== undefined}
              onMoveUp={sort && index > 0 ? () => step(index, index - 1) : undefined}
              onMoveDown={sort && index < ids.length - 1 ? () => step(index, index + 1) : undefined}
            >
              {(sorting) => children(item, sorting, index)}
            </SortableItem>
          ))}
        </ul>
        <VisuallyHidden role="status">{heard}</VisuallyHidden>
      </SortableContext>
    </DndContext>
  )
}
