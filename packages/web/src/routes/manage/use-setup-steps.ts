import type { Event } from '@foyer/contracts/event/event'
import { useSuspenseQueries } from '@tanstack/react-query'
import { eventQueries } from '../../features/event/event-queries.ts'
import type { GoLiveState } from '../../features/event/go-live-blockers.ts'
import { type SetupStep, setupSteps } from '../../features/event/setup-steps.ts'
import { orderQueries } from '../../features/order/order-queries.ts'
import { statisticsQueries } from '../../features/statistics/statistics-queries.ts'
import { latestOrders } from './latest-orders.ts'

/** How far an event's setup is, from everything the setup needs. */
export function useSetupSteps(event: Event, goLive: GoLiveState): SetupStep[] {
  const [settings, checkIns, orders] = useSuspenseQueries({
    queries: [
      eventQueries.settings(event.id),
      // The dashboard shows them, so that it does not ask for the lists as well.
      statisticsQueries.checkIns(event.id),
      orderQueries.list(event.id, latestOrders),
    ],
  })
  return setupSteps({
    event,
    goLive,
    settings: settings.data,
    hasOrders: orders.data.meta.total > 0,
    hasCheckInLists: checkIns.data.lists.length > 0,
  })
}
