import type { Event } from '@foyer/contracts/event/event'
import type { EventSettings } from '@foyer/contracts/event/event-settings'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '../../paths.ts'
import { type GoLiveState, isPaymentNeeded } from './go-live-blockers.ts'
import { type GoLiveGap, goLiveGaps } from './go-live-gaps.ts'

export interface SetupStep {
  id:
    | 'email'
    | 'ticket'
    | 'cover'
    | 'description'
    | 'location'
    | 'payment'
    | 'live'
    | 'share'
    | 'check_in'
    | 'widget'
  title: MessageDescriptor
  description: MessageDescriptor
  isDone: boolean
  /** Whether the event can sell without this step. */
  isOptional?: boolean
  /** The address of the step. Missing when the page's own button does it. */
  href?: string
}

/** The parts of an event that decide which steps are done. */
export interface SetupState {
  event: Event
  settings: Pick<EventSettings, 'is_online_event' | 'location'>
  goLive: GoLiveState
  hasOrders: boolean
  hasCheckInLists: boolean
}

/** The steps that make an event ready, in a sensible order, and which are done. Payment is a step only for paid tickets. */
export function setupSteps(state: SetupState): SetupStep[] {
  return [...pageSteps(state), ...paymentSteps(state.event.id, state.goLive), ...saleSteps(state)]
}

function pageSteps({ event, settings, goLive }: SetupState): SetupStep[] {
  const gaps = goLiveGaps({ event, settings })
  const has = (part: GoLiveGap) => !gaps.includes(part)
  const page = paths.event(event.id, 'settings')
  return [
    {
      id: 'email',
      title: msg`Confirm your email address`,
      description: msg`Open the link that we sent you. Until then, the event cannot go live.`,
      isDone: goLive.isEmailConfirmed,
      href: paths.profile(),
    },
    {
      id: 'ticket',
      title: msg`Create a ticket`,
      description: msg`Free, paid, as a donation or in several price tiers.`,
      isDone: goLive.ticketTypes.length > 0,
      href: `${paths.event(event.id, 'tickets')}?ticket=new`,
    },
    {
      id: 'cover',
      title: msg`Add a cover image`,
      description: msg`It is the first thing people see, even when the link is shared.`,
      isDone: has('cover'),
      href: page,
    },
    {
      id: 'description',
      title: msg`Describe the event`,
      description: msg`What happens, who plays, what to bring.`,
      isDone: has('description'),
      href: page,
    },
    {
      id: 'location',
      title: msg`Say where it is`,
      description: msg`A venue with its address, or online with the connection details.`,
      isDone: has('place'),
      href: page,
    },
  ]
}

function paymentSteps(eventId: string, goLive: GoLiveState): SetupStep[] {
  const { mayConnectPayment, paymentConnection } = goLive
  if (!isPaymentNeeded(goLive)) return []
  return [
    {
      id: 'payment',
      title: msg`Connect payments`,
      description: mayConnectPayment
        ? msg`Buyers pay by card, and the money goes straight to your Stripe account.`
        : msg`Buyers pay by card, and the money goes straight to a Stripe account. An admin of the account connects it.`,
      isDone: paymentConnection === 'CONNECTED',
      ...(mayConnectPayment ? { href: paths.connectPayments(eventId) } : {}),
    },
  ]
}

function saleSteps({ event, hasOrders, hasCheckInLists }: SetupState): SetupStep[] {
  return [
    {
      id: 'live',
      title: msg`Go live`,
      description: msg`Open the event page to everybody, then share its link.`,
      isDone: event.status === 'LIVE',
    },
    {
      id: 'share',
      title: msg`Share the link`,
      description: msg`Copy it below and send it out. This step is done when the first order comes in.`,
      isDone: hasOrders,
    },
    {
      id: 'check_in',
      title: msg`Create a check-in list`,
      description: msg`Its link opens a scanner for the door on any phone.`,
      isDone: hasCheckInLists,
      isOptional: true,
      href: `${paths.event(event.id, 'check-in')}?list=new`,
    },
    {
      id: 'widget',
      title: msg`Sell on your own site`,
      description: msg`Add the ticket widget to any page with one line of code.`,
      isDone: false,
      isOptional: true,
      href: paths.event(event.id, 'widget'),
    },
  ]
}
