import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { ErrorPage } from '../../components/layout/error-page.tsx'
import { MessagePage } from '../../components/layout/message-page.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { ClosedDoor } from '../../features/check-in/closed-door.tsx'
import { Door } from '../../features/check-in/door.tsx'
import { doorListQuery } from '../../features/check-in/door-queries.ts'
import { isCallError } from '../../lib/call-error.ts'

/** The door's page, for whoever holds the list's link. Dark, so that the picture and the verdicts stand out. */
export function CheckInPage() {
  const { t } = useLingui()
  const { checkInListShortId = '' } = useParams()
  const { data: list, error, refetch } = useQuery(doorListQuery(checkInListShortId))
  const askAgain = useCallback(() => void refetch(), [refetch])
  if (isCallError(error, 'check_in_list.not_found'))
    return (
      <MessagePage title={t`Check-in list not found`} homeLabel={t`Go to the home page`}>
        <Trans>
          The list may have been deleted, or the link is incomplete. Ask the organizer for a new one.
        </Trans>
      </MessagePage>
    )
  if (error && !list) return <ErrorPage error={error} onRetry={askAgain} />
  if (!list) return <DoorSkeleton />
  return (
    <>
      <PrivateLinkHead title={`${list.name} · ${list.event.title}`} />
      {list.state === 'ACTIVE' ? (
        <div data-theme="dark" className="min-h-dvh bg-black">
          <Door key={list.short_id} list={list} />
        </div>
      ) : (
        <ClosedDoor list={list} onOpen={askAgain} />
      )}
    </>
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
