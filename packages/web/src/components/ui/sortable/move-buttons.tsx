import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../button.tsx'
import type { ItemSorting } from './sortable-item.tsx'

interface MoveButtonsProps extends Omit<ItemSorting, 'handle'> {
  /** The item's name, for screen readers. */
  name: string
}

/** Buttons that move an item of a `SortableList` by one place, for items without a menu. */
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
