import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../button.tsx'
import type { ItemSorting } from './sortable-item.tsx'

interface MoveButtonsProps extends Omit<ItemSorting, 'handle'> {
  /** Of the item, for screen readers. */
  name: string
}

/** Moves by one place, beside an item of a `SortableList` that has no menu. */
export function MoveButtons({ name, onMoveUp, onMoveDown }: MoveButtonsProps) {
  const { t } = useLingui()
  const look = { variant: 'quiet', size: 'icon-sm', className: 'text-muted-foreground' } as const
  return (
    <>
      <Button {...look} aria-label={t`Move up: ${name}`} disabled={!onMoveUp} onClick={onMoveUp}>
        <ArrowUp />
      </Button>
      <Button {...look} aria-label={t`Move down: ${name}`} disabled={!onMoveDown} onClick={onMoveDown}>
        <ArrowDown />
      </Button>
    </>
  )
}
