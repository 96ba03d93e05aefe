import type { PublicOrder } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { TimerOff } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { forgetOwnHold } from '../../lib/session/own-hold.ts'
import { paths } from '../../paths.ts'
import { StepHeading } from './step-heading.tsx'

/** The hold ended without a payment, and its tickets are on sale again. Offers a new order with what was typed. */
export function EndedOrder({ order }: { order: PublicOrder }) {
  useEffect(() => forgetOwnHold(order.event_id, order.short_id), [order.event_id, order.short_id])
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <span className="grid size-12 place-content-center rounded-full bg-warning-soft text-warning">
        <TimerOff aria-hidden className="size-6" />
      </span>
      <StepHeading>
        <Trans>Sorry, your order has expired</Trans>
      </StepHeading>
      <p className="max-w-md text-pretty text-muted-foreground">
        <Trans>
          The tickets went back on sale and you were not charged. Start a new order to get tickets.
        </Trans>
      </p>
      <Button asChild size="lg">
        <a href={paths.eventPage(order.event.id, order.event.slug, order.promo_code)}>
          <Trans>Start a new order</Trans>
        </a>
      </Button>
    </div>
  )
}
