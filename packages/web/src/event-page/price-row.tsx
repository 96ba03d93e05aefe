import type { PublicEvent } from '@foyer/contracts/event/public-event'
import type { PublicTicket, PublicTicketPrice } from '@foyer/contracts/ticket/public-ticket'
import { saleStartOf } from '@foyer/contracts/ticket/sale-start'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DonationField } from './donation-field.tsx'
import { Moment } from './moment.tsx'
import { Money } from './money.tsx'
import { fewer, more, mostOf, type Pick, type Picks, pickOf } from './picks.ts'
import { PriceTag } from './price-tag.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { fieldName } from './read-typed-picks.ts'
import { saleStanding } from './sale-standing.ts'
import { SaleStart } from './sale-start.tsx'
import { SaleState } from './sale-state.tsx'
import { fullAmounts, unitAmounts } from './unit-amounts.ts'

export interface PickerProps {
  event: PublicEvent
  picks: Picks
  onPick: (priceId: string, pick: Pick) => void
  onSaleStart: () => void
}

interface PriceRowProps extends PickerProps {
  ticket: PublicTicket
  price: PublicTicketPrice
  /** The ticket's title, if it has only this price. */
  title?: ReactNode
}

/** One price of a ticket: the tier's name, the price, and its quantity or why it cannot be bought. */
export function PriceRow({ event, ticket, price, title, picks, onPick, onSaleStart }: PriceRowProps) {
  const pick = pickOf(picks, price.id)
  const isOnSale = price.state === 'ON_SALE'
  const isDonation = ticket.type === 'DONATION'
  const name = price.label ? `${ticket.title}, ${price.label}` : ticket.title
  const setQuantity = (quantity: number) => onPick(price.id, { ...pick, quantity })
  const { min_per_order: least } = ticket
  const startsAt = saleStartOf(ticket, price)
  const standing = saleStanding(event)
  // The banner already counts down to it.
  const announced = standing?.kind === 'STARTS' ? standing.at : null
  return (
    <div className="grid gap-3" data-price={price.id}>
      <div className="flex items-center justify-between gap-4">
        <div className="grid min-w-0 gap-0.5">
          {title}
          {price.label && <span className="font-medium wrap-anywhere">{price.label}</span>}
          {isDonation ? (
            <DonationFrom price={price} currency={event.currency} />
          ) : (
            <PriceTag
              event={event}
              unit={unitAmounts({ ticket, price, donation: null, currency: event.currency })}
              full={fullAmounts({ ticket, price, donation: null, currency: event.currency })}
            />
          )}
          <Notes price={price} zone={event.timezone} least={least} />
        </div>
        {isOnSale ? (
          <QuantityStepper
            name={name}
            field={fieldName(price.id, 'quantity')}
            quantity={pick.quantity}
            most={mostOf(event, picks, ticket, price)}
            first={least}
            onMore={() => setQuantity(more(event, picks, ticket, price))}
            onFewer={() => setQuantity(fewer(picks, ticket, price))}
            onType={setQuantity}
          />
        ) : (
          <SaleState state={price.state} />
        )}
      </div>
      {price.state === 'SALE_STARTS' && startsAt && startsAt !== announced && (
        <SaleStart at={startsAt} zone={event.timezone} onStart={onSaleStart} />
      )}
      {isOnSale && isDonation && (
        <DonationField
          event={event}
          ticket={ticket}
          price={price}
          pick={pick}
          name={name}
          onPick={(next) => onPick(price.id, next)}
        />
      )}
    </div>
  )
}

function DonationFrom({ price, currency }: { price: PublicTicketPrice; currency: string }) {
  return (
    <span className="text-sm text-muted-foreground">
      {price.price > 0 ? (
        <Trans>
          From <Money minor={price.price} currency={currency} />
        </Trans>
      ) : (
        <Trans>Any amount, even zero</Trans>
      )}
    </span>
  )
}

function Notes({ price, zone, least }: { price: PublicTicketPrice; zone: string; least: number }) {
  if (price.state !== 'ON_SALE') return null
  return (
    <>
      {price.quantity_remaining !== null && (
        <span className="text-sm text-muted-foreground">
          <Plural value={price.quantity_remaining} one="# left" other="# left" />
        </span>
      )}
      {least > 1 && (
        <span className="text-sm text-muted-foreground">
          <Trans>At least {least} per order</Trans>
        </span>
      )}
      {price.sale_end_date && (
        <span className="text-sm text-muted-foreground">
          <Trans>On sale until</Trans> <Moment at={price.sale_end_date} zone={zone} />
        </span>
      )}
    </>
  )
}
