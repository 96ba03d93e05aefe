import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'

/** What screen readers hear while an item is moved. */
export function useSortingWords(nameOf: (id: UniqueIdentifier) => string, ids: readonly string[]) {
  const { t } = useLingui()
  const total = ids.length
  const place = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id)) + 1
  const isAt = (name: string, number: number) => t`${name} is at place ${number} of ${total}.`
  const announcements: Announcements = {
    onDragStart: ({ active }) => t`${nameOf(active.id)} picked up, place ${place(active.id)} of ${total}.`,
    onDragOver: ({ active, over }) => isAt(nameOf(active.id), place(over?.id)),
    onDragEnd: ({ active, over }) =>
      t`${nameOf(active.id)} put down at place ${place(over?.id)} of ${total}.`,
    onDragCancel: ({ active }) => t`${nameOf(active.id)} is back at its old place.`,
  }
  const draggable = t`Press space to pick it up, the arrow keys to move it, space to put it down, escape to leave it where it was.`
  return { accessibility: { announcements, screenReaderInstructions: { draggable } }, isAt }
}
