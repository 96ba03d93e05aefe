import type { Event } from '@foyer/contracts/event/event'
import { useSuspenseQueries } from '@tanstack/react-query'
import { checkInListQueries } from '../../features/check-in-list/check-in-list-queries.ts'
import { eventQueries } from '../../features/event/event-queries.ts'
import type { GoLiveState } from '../../features/event/go-live-blockers.ts'
import { type SetupStep, setupSteps } from '../../features/event/setup-steps.ts'
import { orderQueries } from '../../features/order/order-queries.ts'
import { latestOrders } from './latest-orders.ts'

/** How far an event's setup is, from everything the setup needs. */
export function useSetupSteps(event: Event, goLive: GoLiveState): SetupStep[] {
  const [settings, lists, orders] = useSuspenseQueries({
    queries: [
      eventQueries.settings(event.id),
      checkInListQueries.all(event.id),
      orderQueries.list(event.id, latestOrders),
    ],
  })
  return setupSteps({
    event,
    goLive,
    settings: settings.data,
    hasOrders: orders.data.meta.total > 0,
    hasCheckInLists: lists.data.length > 0,
  })
}
