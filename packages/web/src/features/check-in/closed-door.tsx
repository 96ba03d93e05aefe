import type { PublicCheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessagePage } from '../../components/layout/message-page.tsx'
import { Countdown } from '../../components/ui/countdown.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

interface ClosedDoorProps {
  list: PublicCheckInList
  /** Called when the list becomes active. Must be stable. */
  onOpen: () => void
}

/** Shown for a list that is not active yet, or no longer. */
export function ClosedDoor({ list, onOpen }: ClosedDoorProps) {
  const { t } = useLingui()
  const format = useFormat()
  const at = (instant: string) => format.dateRange(instant, null, list.event.timezone)
  if (list.state === 'EXPIRED')
    return (
      <MessagePage title={t`This check-in list has expired`} homeLabel={t`Go to the home page`} isHomeQuiet>
        <Trans>
          {list.name}, {list.event.title}: it ended {at(list.closes_at ?? list.expires_at ?? '')}. Ask the
          organizer to extend it.
        </Trans>
      </MessagePage>
    )
  return (
    <MessagePage
      title={t`This check-in list is not active yet`}
      homeLabel={t`Go to the home page`}
      isHomeQuiet
    >
      <p>
        <Trans>
          {list.name}, {list.event.title}: it opens {at(list.activates_at ?? '')}. Leave this page open.
        </Trans>
      </p>
      {list.activates_at && (
        <p className="mt-4 text-xl text-foreground">
          <Countdown until={list.activates_at} onEnd={onOpen} />
        </p>
      )}
    </MessagePage>
  )
}
