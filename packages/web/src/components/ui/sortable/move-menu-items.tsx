import { Trans } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { DropdownMenuItem, DropdownMenuSeparator } from '../dropdown-menu.tsx'
import type { ItemSorting } from './sortable-item.tsx'

/** Menu items that move an item of a `SortableList` by one place. */
export function MoveMenuItems({ onMoveUp, onMoveDown }: Omit<ItemSorting, 'handle'>) {
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuItem disabled={!onMoveUp} onSelect={onMoveUp}>
        <ArrowUp />
        <Trans>Move up</Trans>
      </DropdownMenuItem>
      <DropdownMenuItem disabled={!onMoveDown} onSelect={onMoveDown}>
        <ArrowDown />
        <Trans>Move down</Trans>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
    </>
  )
}
