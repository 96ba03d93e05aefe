import { fullName } from '@foyer/contracts/person-name'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ErrorPage } from '../../components/layout/error-page.tsx'
import { PrivateLinkHead } from '../../components/layout/private-link-head.tsx'
import { checkoutOrderQuery } from '../../features/checkout/checkout-queries.ts'
import { MissingOrder } from '../../features/checkout/missing-order.tsx'
import { OrderLines } from '../../features/checkout/order-lines.tsx'
import { PrintBar } from '../../features/ticket-page/print-bar.tsx'
import { TicketCard } from '../../features/ticket-page/ticket-card.tsx'
import { facesOfOrder } from '../../features/ticket-page/ticket-face.ts'
import { TicketSkeleton } from '../../features/ticket-page/ticket-skeleton.tsx'
import { usePrint } from '../../features/ticket-page/use-print.ts'
import { isCallError } from '../../lib/api/call-error.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import type { BuyerPageProps } from './buyer-page-props.ts'

/** An order to print: as many tickets per page as fit, then what was paid. */
export function OrderPrintPage({ eventId, shortId: orderShortId }: BuyerPageProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { data: order, error, refetch } = useQuery(checkoutOrderQuery(orderShortId))
  const isMissing =
    isCallError(error, 'order.not_found') ||
    (order !== undefined && (order.event_id !== eventId || !hasTickets(order.status)))
  usePrint(order !== undefined && !isMissing)
  if (isMissing) return <MissingOrder eventId={eventId} />
  if (error && !order) return <ErrorPage error={error} onRetry={() => void refetch()} />
  if (!order)
    return (
      <main id="content" className="px-4 py-6">
        <TicketSkeleton />
      </main>
    )
  const buyer = fullName(order)
  return (
    <main id="content" className="px-4 py-6 text-base print:p-0">
      <PrivateLinkHead title={`${t`Order`} ${order.reference} · ${order.event.title}`} />
      <PrintBar backTo={paths.checkout(eventId, orderShortId, 'summary')} />
      <div className="grid gap-8 print:block">
        {facesOfOrder(order).map((face) => (
          <TicketCard key={face.code} face={face} />
        ))}
        <section data-slot="receipt" className="mx-auto w-full max-w-md break-inside-avoid">
          <h1 className="text-lg font-semibold">
            <Trans>Order {order.reference}</Trans>
          </h1>
          <p className="mt-1 mb-4 text-sm text-muted-foreground">
            <bdi>{buyer}</bdi>, {order.email}
            <br />
            {format.date(order.completed_at ?? order.created_at, order.event.timezone)}
          </p>
          <OrderLines order={order} />
        </section>
      </div>
    </main>
  )
}

function hasTickets(status: string): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED'
}
