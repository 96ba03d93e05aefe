import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { Countdown } from '../../components/ui/countdown.tsx'
import { useCountdown } from '../../lib/format/use-countdown.ts'
import { useExtendOrder } from './checkout-mutations.ts'
import type { CheckoutOrder } from './checkout-order.ts'

/** From here on the countdown is urgent. */
const urgentSeconds = 120

interface HoldCountdownProps {
  order: CheckoutOrder
  /** Asks the server, which decides whether the hold is over. Must be stable. */
  onEnd: () => void
}

/** How long the tickets are held. In the last two minutes it offers more time, once per order. */
export function HoldCountdown({ order, onEnd }: HoldCountdownProps) {
  const left = useCountdown(order.held_until)
  const extend = useExtendOrder(order)
  const isOffered = left <= urgentSeconds && order.can_extend
  return (
    <div className="flex min-h-10 shrink-0 items-center gap-3 text-sm">
      <span className="inline-flex items-center gap-1.5 text-muted-foreground">
        <Clock aria-hidden className="size-4" />
        <span className="max-sm:sr-only">
          <Trans>Held for you</Trans>
        </span>
        <Countdown until={order.held_until} onEnd={onEnd} className="text-foreground" />
      </span>
      {isOffered && (
        <Button size="sm" variant="secondary" isBusy={extend.isPending} onClick={() => extend.mutate()}>
          <Trans>Add more time</Trans>
        </Button>
      )}
    </div>
  )
}
