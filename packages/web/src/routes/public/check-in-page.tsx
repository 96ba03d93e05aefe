import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ErrorPage } from '../../components/layout/error-page.tsx'
import { MessagePage } from '../../components/layout/message-page.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { ClosedDoor } from '../../features/check-in/closed-door.tsx'
import { Door } from '../../features/check-in/door.tsx'
import { DoorLeftovers } from '../../features/check-in/door-leftovers.tsx'
import { doorListQuery } from '../../features/check-in/door-queries.ts'
import { useDoorSync } from '../../features/check-in/use-door-sync.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { useManifest } from '../../lib/browser/use-manifest.ts'
import { paths } from '../../paths.ts'

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The check-in page, for the holder of the list's link, with or without a connection. Dark, so that the camera picture
 * and the verdicts stand out.
 */
export function CheckInPage() {
  const { t } = useLingui()
  const { checkInListShortId = '' } = useParams()
  const sync = useDoorSync(checkInListShortId)
  const { data: door, error, refetch, dataUpdatedAt } = useQuery(doorListQuery(checkInListShortId))
  const name = door ? `?name=${encodeURIComponent(door.list.name)}` : ''
  useManifest(`${paths.checkIn(checkInListShortId)}/app.webmanifest${name}`)
  const askAgain = useCallback(() => void refetch(), [refetch])
  const { state, wake } = sync
  // A scan without a verdict is being sent right now.
  const hasChance = door?.isReachable === true && state.waiting.some(({ told }) => told !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the server was reached.
  useEffect(() => {
    if (hasChance) wake()
  }, [hasChance, dataUpdatedAt, wake])
  if (isCallError(error, 'check_in_list.not_found'))
    return (
      <>
        <MessagePage title={t`Check-in list not found`} homeLabel={t`Go to the home page`} isHomeQuiet>
          <Trans>
            The list may have been deleted, or the link is incomplete. Ask the organizer for a new one.
          </Trans>
        </MessagePage>
        <DoorLeftovers sync={sync} zone={door?.list.event.timezone ?? deviceZone} />
      </>
    )
  if (isCallError(error, 'check_in_list.link_renewed'))
    return (
      <>
        <MessagePage title={t`This link was renewed`} homeLabel={t`Go to the home page`} isHomeQuiet>
          <Trans>Ask the organizer for the new link, and open it on this device.</Trans>
        </MessagePage>
        <DoorLeftovers sync={sync} zone={door?.list.event.timezone ?? deviceZone} isRenewed />
      </>
    )
  if (error && !door)
    return isOffline(error) ? (
      <NeverOpened onRetry={askAgain} />
    ) : (
      <ErrorPage error={error} onRetry={askAgain} />
    )
  if (!door) return <DoorSkeleton />
  const { list } = door
  return (
    <>
      <PrivateLinkHead title={`${list.name} · ${list.event.title}`} />
      {list.state === 'ACTIVE' ? (
        <div data-theme="dark" className="min-h-dvh bg-black">
          <Door key={list.short_id} door={door} sync={sync} />
        </div>
      ) : (
        <>
          <ClosedDoor list={list} onOpen={askAgain} />
          <DoorLeftovers sync={sync} zone={list.event.timezone} />
        </>
      )}
    </>
  )
}

function isOffline(error: unknown): boolean {
  return isCallError(error) && error.status === 0
}

/** Shown when this device has no copy of the list and cannot reach the server. */
function NeverOpened({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <MessagePage
      title={t`You are offline`}
      homeLabel={t`Go to the home page`}
      isHomeQuiet
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        This device has not opened this check-in list before. Connect once. After that, the list also works
        offline.
      </Trans>
    </MessagePage>
  )
}

function DoorSkeleton() {
  return (
    <div data-theme="dark" className="flex h-dvh flex-col bg-background" aria-busy>
      <Skeleton className="m-4 h-12" />
      <Skeleton className="grow rounded-none" />
      <Skeleton className="m-4 h-40" />
    </div>
  )
}
