import { getTicketPdf } from '@foyer/contracts/attendee/attendee-endpoints'
import { getEventCalendar } from '@foyer/contracts/event/event-endpoints'
import type { PublicOrder } from '@foyer/contracts/order/order'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, FileDown, Printer } from 'lucide-react'
import { WalletButtons } from '../../components/foyer/wallet-buttons.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ButtonRow } from '../../components/ui/button-row.tsx'
import { requestUrl } from '../../lib/api/request-url.ts'
import { paths } from '../../paths.ts'
import { SendTicketButton } from './send-ticket-button.tsx'
import { TicketCard } from './ticket-card.tsx'
import { facesOfOrder, type TicketFace } from './ticket-face.ts'
import { useSwipe } from './use-swipe.ts'

/** The tickets of an order, each as it is shown at the door; several lie side by side and are swiped. */
export function OrderTickets({ order }: { order: PublicOrder }) {
  const faces = facesOfOrder(order)
  const count = faces.length
  return (
    <section aria-labelledby="your-tickets" className="grid min-w-0 gap-4">
      <h2 id="your-tickets" className="sr-only">
        <Plural value={count} one="Your ticket" other="Your # tickets" />
      </h2>
      {count > 1 ? (
        <TicketDeck order={order} faces={faces} />
      ) : (
        faces.map((face) => <TicketOfOrder key={face.code} order={order} face={face} />)
      )}
      {order.status !== 'CANCELLED' && (
        <div className="mx-auto grid w-full max-w-md gap-2">
          {order.status === 'COMPLETED' && (
            <WalletButtons order={order.short_id} count={order.attendees.filter(isValid).length} />
          )}
          <ButtonRow>
            <Button asChild variant="secondary">
              <a href={requestUrl(getEventCalendar, { event_id: order.event_id })}>
                <CalendarPlus />
                <Trans>Add to calendar</Trans>
              </a>
            </Button>
            <Button asChild variant="secondary">
              <a href={paths.orderPrint(order.event_id, order.short_id)}>
                <Printer />
                {count > 1 ? <Trans>Print all</Trans> : <Trans>Print</Trans>}
              </a>
            </Button>
          </ButtonRow>
        </div>
      )}
    </section>
  )
}

const isValid = ({ status }: PublicOrder['attendees'][number]) => status === 'ACTIVE'

function TicketDeck({ order, faces }: { order: PublicOrder; faces: TicketFace[] }) {
  const { t } = useLingui()
  const { deck, shown, show } = useSwipe<HTMLUListElement>(faces.length)
  const position = shown + 1
  const total = faces.length
  return (
    <div className="grid min-w-0 gap-3">
      <ul
        ref={deck}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={t`Tickets, one beside the other`}
        className="flex snap-x snap-mandatory items-start gap-4 overflow-x-auto rounded-lg [scrollbar-width:none]"
      >
        {faces.map((face, index) => (
          <li
            key={face.code}
            aria-label={t`Ticket ${index + 1} of ${total}`}
            className="w-full shrink-0 snap-center"
          >
            <TicketOfOrder order={order} face={face} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-center gap-x-3">
        <span className="text-sm text-muted-foreground tabular-nums" aria-live="polite">
          <Trans>
            {position} of {total}
          </Trans>
        </span>
        {/* More dots than fit beside each other say nothing. */}
        {total <= 8 &&
          faces.map((face, index) => (
            <button
              key={face.code}
              type="button"
              aria-label={t`Show ticket ${index + 1}`}
              aria-current={index === shown}
              onClick={() => show(index)}
              className="group grid size-6 place-items-center"
            >
              <span className="size-2.5 rounded-full bg-input group-aria-current:bg-primary" />
            </button>
          ))}
      </div>
    </div>
  )
}

function TicketOfOrder({ order, face }: { order: PublicOrder; face: TicketFace }) {
  const { t } = useLingui()
  const { event_id } = order
  return (
    <div className="grid gap-3">
      <TicketCard face={face} headingLevel="h3" to={paths.ticket(event_id, face.code)} />
      {!face.isVoid && (
        <div className="mx-auto grid w-full max-w-md grid-cols-[1fr_auto] gap-2">
          <SendTicketButton eventId={event_id} face={face} />
          <Button asChild variant="secondary">
            <a
              href={requestUrl(getTicketPdf, { attendee_short_id: face.code })}
              aria-label={t`PDF of the ticket for ${face.holder}`}
            >
              <FileDown />
              <Trans>PDF</Trans>
            </a>
          </Button>
        </div>
      )}
    </div>
  )
}
