import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { OpenShell } from '../../components/layout/open-shell.tsx'
import { Button } from '../../components/ui/button.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { eventQueries } from '../../features/event/event-queries.ts'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { paths } from '../../paths.ts'
import { MoveInLink } from '../manage/move-in-link.tsx'
import { NewEvent } from '../manage/new-event.tsx'
import { useMe } from '../manage/use-me.ts'
import { useSampleEvent } from '../manage/use-sample-event.ts'

/** The first run: the first event with everything it needs. A person who left comes back to the draft that exists by then. */
export function WelcomePage() {
  const { t } = useLingui()
  const me = useMe()
  const { createSample, isPending } = useSampleEvent(me)
  const [organizers, account, events] = useSuspenseQueries({
    queries: [organizerQueries.all(), accountQueries.detail(me.account_id), eventQueries.agenda('')],
  })
  // As it was on arrival, because an event created here leads on to its own first steps.
  const [known] = useState(events.data.data)
  const isAdmin = me.role === 'ADMIN'
  const [first, ...others] = known
  if (first?.status === 'DRAFT' && others.length === 0)
    return <Navigate replace to={paths.event(first.id, 'getting-started')} />
  if (first || (organizers.data.length === 0 && !isAdmin)) return <Navigate replace to={paths.events()} />
  return (
    <OpenShell
      title={t`Welcome, ${me.first_name}`}
      description={t`Your first event starts as a draft that only you see. You can change everything later.`}
    >
      <NewEvent me={me} account={account.data} organizers={organizers.data}>
        <Button variant="quiet" isBusy={isPending} onClick={createSample}>
          <Trans>Try a sample event</Trans>
        </Button>
        <MoveInLink />
        <Button asChild variant="quiet">
          <Link to={paths.events()}>
            <Trans>Skip for now</Trans>
          </Link>
        </Button>
      </NewEvent>
    </OpenShell>
  )
}
