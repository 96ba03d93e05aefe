import type { PublicOrder } from '@foyer/contracts/order/order'
import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { StepHeading } from './step-heading.tsx'

/** The order's outcome, at the top of the summary. */
export function OrderOutcome({ order }: { order: PublicOrder }) {
  if (order.status === 'COMPLETED')
    return (
      <Outcome
        icon={CircleCheck}
        tone="text-success"
        title={
          <Plural value={order.attendees.length} one="Your ticket is ready" other="Your tickets are ready" />
        }
      >
        {order.attendees.length === 1 ? (
          <Trans>We sent it to {order.email}. This page keeps working, too.</Trans>
        ) : (
          <Trans>We sent them to {order.email}. This page keeps working, too.</Trans>
        )}
      </Outcome>
    )
  if (order.status === 'CANCELLED')
    return (
      <Outcome icon={CircleX} tone="text-destructive" title={<Trans>This order was cancelled</Trans>}>
        <Trans>Its tickets are no longer valid. Ask the organizer if you did not expect this.</Trans>
      </Outcome>
    )
  if (order.status === 'EXPIRED')
    return (
      <Outcome icon={CircleX} tone="text-destructive" title={<Trans>Your payment came too late</Trans>}>
        <Trans>By then, the tickets had been sold to somebody else. You get all of your money back.</Trans>
      </Outcome>
    )
  return (
    <Outcome icon={Hourglass} tone="text-warning" title={<Trans>Your payment is being processed</Trans>}>
      <Trans>
        Your bank has not confirmed it yet. Your tickets stay held. We will email {order.email} as soon as
        your bank answers. You can close this page.
      </Trans>
    </Outcome>
  )
}

interface OutcomeProps {
  icon: LucideIcon
  tone: string
  title: ReactNode
  children: ReactNode
}

function Outcome({ icon: Icon, tone, title, children }: OutcomeProps) {
  return (
    <div role="status" className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <Icon aria-hidden className={cn('mt-0.5 size-7', tone)} />
      <StepHeading>{title}</StepHeading>
      <p className="col-start-2 text-pretty text-muted-foreground wrap-anywhere">{children}</p>
    </div>
  )
}
