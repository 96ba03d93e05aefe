import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'

/** What screen readers hear while an item is moved. */
export function useSortingWords(nameOf: (id: UniqueIdentifier) => string, ids: readonly string[]) {
  const { t } = useLingui()
  const total = ids.length
  const place = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id)) + 1
  const isAt = (name: string, number: number) => t`${name} is at position ${number} of ${total}.`
  const announcements: Announcements = {
    onDragStart: ({ active }) => t`${nameOf(active.id)} picked up, position ${place(active.id)} of ${total}.`,
    onDragOver: ({ active, over }) => isAt(nameOf(active.id), place(over?.id)),
    onDragEnd: ({ active, over }) =>
      t`${nameOf(active.id)} dropped at position ${place(over?.id)} of ${total}.`,
    onDragCancel: ({ active }) => t`${nameOf(active.id)} is back in its original position.`,
  }
  const draggable = t`Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to cancel.`
  return { accessibility: { announcements, screenReaderInstructions: { draggable } }, isAt }
}
