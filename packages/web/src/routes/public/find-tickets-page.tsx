import { id } from '@foyer/contracts/id'
import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PublicShell } from '../../components/layout/public-shell.tsx'
import { Button } from '../../components/ui/button.tsx'
import { usePageTitle } from '../../components/ui/page-title.ts'
import { FindTicketsForm } from '../../features/lookup/find-tickets-form.tsx'
import { paths } from '../../paths.ts'

/** Emails the links of lost tickets to the address that is entered (docs/decisions/0080). */
export function FindTicketsPage() {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sent = (address: string) => {
    setEmail(address)
    setSentTo(address)
  }
  usePageTitle(t`Find my tickets`)
  return (
    <PublicShell header={<BackToEvent />}>
      <div className="mx-auto grid w-full max-w-md gap-6 py-6 sm:py-12">
        {sentTo === null ? (
          <>
            <div className="grid gap-2">
              <h1 className="text-2xl font-semibold text-balance">
                <Trans>Find my tickets</Trans>
              </h1>
              <p className="text-pretty text-muted-foreground">
                <Trans>
                  Enter the address that you ordered with, or that a ticket was sent to. You get an email with
                  the links to your orders and tickets.
                </Trans>
              </p>
            </div>
            <FindTicketsForm email={email} onSent={sent} />
          </>
        ) : (
          <>
            <MailCheck aria-hidden className="size-10 text-success" />
            <h1 className="text-2xl font-semibold text-balance">
              <Trans>Check your inbox</Trans>
            </h1>
            <p role="status" className="wrap-anywhere">
              <Trans>If {sentTo} has orders or tickets, an email with their links is on its way.</Trans>
            </p>
            <p className="text-muted-foreground">
              <Trans>
                Nothing there after a few minutes? Check your spam folder. Maybe you ordered with another
                address. The organizer of the event can help, too.
              </Trans>
            </p>
            <Button size="lg" variant="secondary" onClick={() => setSentTo(null)}>
              <Trans>Try another address</Trans>
            </Button>
          </>
        )}
      </div>
    </PublicShell>
  )
}

/** Links to the event that the visitor came from, if any. */
function BackToEvent() {
  const [search] = useSearchParams()
  const eventId = id('event').safeParse(search.get('event')).data
  if (!eventId) return null
  return (
    <a href={paths.eventPage(eventId, '')} className="rounded-sm text-sm font-medium">
      <Trans>Back to the event</Trans>
    </a>
  )
}
