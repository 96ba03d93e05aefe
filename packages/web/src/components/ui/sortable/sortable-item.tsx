import { useSortable } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../../lib/look/cn.ts'
import { Button } from '../button.tsx'

export interface ItemSorting {
  /** The handle that drags the item. Nothing while the item cannot be moved. */
  handle: ReactNode
  /** Undefined when the item cannot move that way. */
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
}

interface SortableItemProps extends Omit<ItemSorting, 'handle'> {
  id: string
  name: string
  isSortable: boolean
  children: (sorting: ItemSorting) => ReactNode
}

export function SortableItem({ id, name, isSortable, children, ...moves }: SortableItemProps) {
  const { t } = useLingui()
  const sortable = useSortable({
    id,
    disabled: !isSortable,
    attributes: { roleDescription: t`can be moved` },
  })
  const { transform, transition, isDragging } = sortable
  const handle = isSortable && (
    <Button
      ref={sortable.setActivatorNodeRef}
      variant="quiet"
      size="icon-sm"
      className="relative z-1 cursor-grab touch-none text-muted-foreground active:cursor-grabbing"
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={t`Move ${name}`}
    >
      <GripVertical />
    </Button>
  )
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={cn('relative min-w-0 rounded-lg', isDragging && 'z-10 shadow-float')}
    >
      {children({ handle, ...moves })}
    </li>
  )
}
