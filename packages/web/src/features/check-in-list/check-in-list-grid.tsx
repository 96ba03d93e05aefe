import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import type { Event } from '@foyer/contracts/event/event'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { useLingui } from '@lingui/react/macro'
import type { To } from 'react-router-dom'
import { toast } from 'sonner'
import { useConfirm } from '../../components/ui/confirm.tsx'
import { changeThen } from '../../lib/api/change-then.ts'
import { CheckInListCard } from './check-in-list-card.tsx'
import { useDeleteCheckInList, useRenewCheckInListLink } from './check-in-list-mutations.ts'

interface CheckInListGridProps {
  event: Event
  lists: readonly CheckInList[]
  tickets: readonly Ticket[]
  hrefFor: (id: string) => To
}

export function CheckInListGrid({ event, lists, tickets, hrefFor }: CheckInListGridProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const remove = useDeleteCheckInList(event.id)
  const askToDelete = async (list: CheckInList) => {
    const isConfirmed = await confirm({
      title: t`Delete “${list.name}”?`,
      description: t`Its link stops working at once, and its check-ins are deleted. Tickets stay valid.`,
      action: t`Delete list`,
      isDestructive: true,
    })
    if (isConfirmed) changeThen(remove, list.id, () => toast.success(t`List deleted`))
  }
  const renew = useRenewCheckInListLink(event.id)
  const askToRenew = async (list: CheckInList) => {
    const isConfirmed = await confirm({
      title: t`Renew the link of “${list.name}”?`,
      description: t`The current link and its QR code stop working at once, on every device. Devices need the new link to continue. Check-ins are kept.`,
      action: t`Renew link`,
      isDestructive: true,
    })
    if (isConfirmed)
      changeThen(renew, list.id, () => toast.success(t`Link renewed. Send the new one to your door staff.`))
  }
  return (
    <ul aria-label={t`Check-in lists`} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {lists.map((list) => (
        <li key={list.id} className="grid">
          <CheckInListCard
            list={list}
            tickets={tickets}
            timeZone={event.timezone}
            editHref={hrefFor(list.id)}
            onRenew={() => void askToRenew(list)}
            onDelete={() => void askToDelete(list)}
          />
        </li>
      ))}
    </ul>
  )
}
