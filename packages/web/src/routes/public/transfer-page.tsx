import type { Transfer } from '@foyer/contracts/transfer/transfer'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { BuyerMessagePage } from '../../components/layout/buyer-message-page.tsx'
import { ErrorPage } from '../../components/layout/error-page.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { PublicShell } from '../../components/layout/public-shell.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AcceptTransferForm } from '../../features/transfer/accept-transfer-form.tsx'
import { transferQuery } from '../../features/transfer/transfer-calls.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import type { BuyerPageProps } from './buyer-page-props.ts'

/** The page on which a person accepts a ticket that its holder passes on (docs/decisions/0085). */
export function TransferPage({ eventId, shortId: transferShortId }: BuyerPageProps) {
  const { t } = useLingui()
  const { data: transfer, error, refetch } = useQuery(transferQuery(transferShortId))
  const isMissing = isCallError(error, 'transfer.not_found') || (transfer && transfer.event.id !== eventId)
  if (isMissing || transfer?.status === 'ENDED')
    return (
      <BuyerMessagePage title={t`This ticket is no longer offered`} eventId={eventId}>
        <Trans>The offer has ended, or its holder keeps the ticket. Ask the person who offered it.</Trans>
      </BuyerMessagePage>
    )
  if (error && !transfer) return <ErrorPage error={error} onRetry={() => void refetch()} />
  return (
    <PublicShell>
      <div className="mx-auto grid w-full max-w-md gap-6 py-6">
        {!transfer ? (
          <Skeleton className="h-112" />
        ) : transfer.ticket_short_id ? (
          <Accepted transfer={transfer} ticketShortId={transfer.ticket_short_id} />
        ) : (
          <Offered transfer={transfer} />
        )}
      </div>
    </PublicShell>
  )
}

function Offered({ transfer }: { transfer: Transfer }) {
  const format = useFormat()
  const { event, from_name, ticket_title, price_label, expires_at } = transfer
  const ticket = [ticket_title, price_label].filter(Boolean).join(' · ')
  const until = expires_at && format.date(expires_at, event.timezone, 'date_time_zone')
  return (
    <>
      <PrivateLinkHead title={event.title} />
      <div className="grid gap-2">
        <h1 className="text-2xl font-semibold text-balance wrap-anywhere">
          <Trans>A ticket for {event.title}, for you</Trans>
        </h1>
        <p className="text-pretty wrap-anywhere">
          <Trans>{from_name} wants to pass this ticket on to you.</Trans>
        </p>
        <p className="wrap-anywhere text-muted-foreground">{ticket}</p>
        <p className="text-muted-foreground">
          {format.date(event.start_date, event.timezone, 'date_time_zone')}
        </p>
        {event.location.length > 0 && (
          <p className="wrap-anywhere text-muted-foreground">{event.location.join(', ')}</p>
        )}
      </div>
      <AcceptTransferForm transfer={transfer} />
      <p className="text-sm text-muted-foreground">
        <Trans>You can accept it until {until}. Your ticket then has a QR code of its own.</Trans>
      </p>
    </>
  )
}

function Accepted({ transfer, ticketShortId }: { transfer: Transfer; ticketShortId: string }) {
  const { event } = transfer
  return (
    <>
      <PrivateLinkHead title={event.title} />
      <CircleCheck aria-hidden className="size-10 text-success" />
      <h1 role="status" className="text-2xl font-semibold text-balance wrap-anywhere">
        <Trans>The ticket for {event.title} is yours</Trans>
      </h1>
      <Button asChild size="lg">
        <a href={paths.ticket(event.id, ticketShortId)}>
          <Trans>View your ticket</Trans>
        </a>
      </Button>
    </>
  )
}
