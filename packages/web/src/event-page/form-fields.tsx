import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { Locale } from '@foyer/contracts/locale'
import type { PickerStart } from './event-page-state.ts'
import { fieldName } from './read-typed-picks.ts'
import { fullAmounts, unitAmounts } from './unit-amounts.ts'

interface FormFieldsProps {
  event: PublicEvent
  locale: Locale
  start: PickerStart
}

/**
 * What the form sends besides the buyer's choice: its page, and the prices it showed, so that a changed price is refused.
 * The Enter key presses the first button.
 */
export function FormFields({ event, locale, start }: FormFieldsProps) {
  const { promo_code } = event
  return (
    <>
      <button type="submit" name="ask" value="order" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={start.page} />
      {start.isLocaleNamed && <input type="hidden" name="lang" value={locale} />}
      {promo_code?.state === 'VALID' && (
        <input type="hidden" name="shown_promo_code" value={promo_code.code} />
      )}
      {promo_code?.state === 'VALID' && promo_code.max_tickets_discounted !== null && (
        <input type="hidden" name="most_discounted" value={promo_code.max_tickets_discounted} />
      )}
      {/* Filled in by the loader. */}
      <input type="hidden" name="attempt" />
      <input type="hidden" name="replaces_order" disabled />
      <input type="hidden" name="affiliate_code" disabled />
      <input type="hidden" name="came_from" disabled />
      {event.tickets.flatMap((ticket) =>
        ticket.prices
          .filter(({ state }) => ticket.type !== 'DONATION' && state === 'ON_SALE')
          .map((price) => <ShownPrice key={price.id} event={event} ticket={ticket} price={price} />),
      )}
    </>
  )
}

type Ticket = PublicEvent['tickets'][number]

function ShownPrice({
  event,
  ticket,
  price,
}: {
  event: PublicEvent
  ticket: Ticket
  price: Ticket['prices'][number]
}) {
  const unit = { ticket, price, donation: null, currency: event.currency }
  return (
    <>
      <input type="hidden" name={fieldName(price.id, 'unit_total')} value={unitAmounts(unit).total} />
      {price.discount > 0 && (
        <input type="hidden" name={fieldName(price.id, 'full_unit_total')} value={fullAmounts(unit).total} />
      )}
    </>
  )
}
