import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { AuthShell } from '../../components/layout/auth-shell.tsx'
import { Button } from '../../components/ui/button.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { accountQueries } from '../../features/account/account-queries.ts'
import { EventForm } from '../../features/event/event-form.tsx'
import { eventQueries } from '../../features/event/event-queries.ts'
import { OrganizerForm } from '../../features/organizer/organizer-form.tsx'
import { organizerQueries } from '../../features/organizer/organizer-queries.ts'
import { paths } from '../../paths.ts'
import { useMe } from '../manage/use-me.ts'

/** The first run: first the organizer, then the event. Existing data decides the step, so people can leave and resume. */
export function WelcomePage() {
  const { t } = useLingui()
  const me = useMe()
  const navigate = useNavigate()
  const [organizers, account, events] = useSuspenseQueries({
    queries: [organizerQueries.all(), accountQueries.detail(me.account_id), eventQueries.agenda('')],
  })
  // As it was on arrival, because an event created here leads on to its own first steps.
  const [isSetUp] = useState(events.data.meta.total > 0)
  const isAdmin = me.role === 'ADMIN'
  if (isSetUp || (organizers.data.length === 0 && !isAdmin)) return <Navigate replace to={paths.events()} />
  if (organizers.data.length === 0)
    return (
      <AuthShell
        title={t`Welcome, ${me.first_name}`}
        description={t`Step 1 of 2: who organizes the events? You can add more organizers later.`}
      >
        <OrganizerForm
          isShort
          defaults={{
            name: account.data.name,
            email: me.email,
            currency: account.data.currency,
            timezone: me.timezone,
          }}
          onSaved={() => undefined}
        >
          <StepButtons>
            <Trans>Continue</Trans>
          </StepButtons>
        </OrganizerForm>
      </AuthShell>
    )
  return (
    <AuthShell
      title={t`Your first event`}
      description={t`Step 2 of 2: it starts as a draft that only you see. You can change everything later.`}
    >
      <EventForm
        isShort
        organizers={organizers.data}
        onSaved={(event) => void navigate(paths.event(event.id, 'getting-started'), { replace: true })}
      >
        <StepButtons>
          <Trans>Create event</Trans>
        </StepButtons>
      </EventForm>
    </AuthShell>
  )
}

function StepButtons({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <SubmitButton size="lg">{children}</SubmitButton>
      <Button asChild variant="quiet">
        <Link to={paths.events()}>
          <Trans>Skip for now</Trans>
        </Link>
      </Button>
    </div>
  )
}
