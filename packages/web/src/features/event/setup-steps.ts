import type { Event } from '@foyer/contracts/event/event'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '../../paths.ts'
import { type GoLiveState, isPaymentNeeded } from './go-live-blockers.ts'

export interface SetupStep {
  id: 'email' | 'ticket' | 'cover' | 'description' | 'payment' | 'live'
  title: MessageDescriptor
  description: MessageDescriptor
  isDone: boolean
  /** Where it is done; none where it is the page's own button. */
  href?: string
}

/** What makes an event ready, in a sensible order, and what of it is done. Payment is a step only when something costs. */
export function setupSteps(event: Event, state: GoLiveState): SetupStep[] {
  const settings = paths.event(event.id, 'settings')
  const steps: SetupStep[] = [
    {
      id: 'email',
      title: msg`Confirm your email address`,
      description: msg`Open the link that we sent you. Without it the event cannot go live.`,
      isDone: state.isEmailConfirmed,
      href: paths.profile(),
    },
    {
      id: 'ticket',
      title: msg`Create a ticket`,
      description: msg`Free, paid, a donation, or in several price tiers.`,
      isDone: state.ticketTypes.length > 0,
      href: `${paths.event(event.id, 'tickets')}?ticket=new`,
    },
    {
      id: 'cover',
      title: msg`Add a cover image`,
      description: msg`It is the first thing that people see, also when the link is shared.`,
      isDone: event.images.length > 0,
      href: settings,
    },
    {
      id: 'description',
      title: msg`Describe the event`,
      description: msg`What happens, who plays, what to bring.`,
      isDone: event.description.trim() !== '',
      href: settings,
    },
  ]
  if (isPaymentNeeded(state.ticketTypes))
    steps.push({
      id: 'payment',
      title: msg`Connect payments`,
      description: state.mayConnectPayment
        ? msg`Buyers pay by card, and the money goes straight to your Stripe account.`
        : msg`Buyers pay by card, and the money goes straight to a Stripe account. An admin of the account connects it.`,
      isDone: state.paymentConnection === 'CONNECTED',
      ...(state.mayConnectPayment ? { href: paths.account('payment') } : {}),
    })
  steps.push({
    id: 'live',
    title: msg`Go live`,
    description: msg`Open the event page to everybody, then share its link.`,
    isDone: event.status === 'LIVE',
  })
  return steps
}
