import { useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { paths } from '../../paths.ts'
import { MoveInLink } from './move-in-link.tsx'
import { NewEvent } from './new-event.tsx'
import { useMe } from './use-me.ts'

/** Creates an event on one screen. An account without an organizer starts with the welcome page. */
export function NewEventPage() {
  const { t } = useLingui()
  const me = useMe()
  const [params] = useSearchParams()
  const [organizers, account] = useSuspenseQueries({
    queries: [organizerQueries.all(), accountQueries.detail(me.account_id)],
  })
  const isTest = params.has('test')
  if (organizers.data.length === 0) return <Navigate replace to={paths.welcome()} />
  return (
    <>
      <PageHeader
        title={isTest ? t`New test event` : t`Create event`}
        description={
          isTest
            ? t`No money moves, and its orders are in no sums of your account. It stays a test.`
            : t`It starts as a draft that only your team sees. You can change everything later.`
        }
      />
      <NewEvent
        me={me}
        account={account.data}
        organizers={organizers.data}
        isTest={isTest}
        organizerId={params.get('organizer') ?? undefined}
      >
        {!isTest && <MoveInLink />}
      </NewEvent>
    </>
  )
}
