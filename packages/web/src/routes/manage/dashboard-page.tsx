import { useSuspenseQueries } from '@tanstack/react-query'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { EventLink } from '../../features/event/event-link.tsx'
import { EventStatusBadge } from '../../features/event/event-status-badge.tsx'
import { EventStatusButton } from '../../features/event/event-status-button.tsx'
import { EventStatusMenu } from '../../features/event/event-status-menu.tsx'
import { SetupChecklist } from '../../features/event/setup-checklist.tsx'
import { setupSteps } from '../../features/event/setup-steps.ts'
import { orderQueries } from '../../features/order/order-queries.ts'
import { RecentOrders } from '../../features/order/recent-orders.tsx'
import { CheckInProgress } from '../../features/statistics/check-in-progress.tsx'
import { EventTotals } from '../../features/statistics/event-totals.tsx'
import { SalesCard } from '../../features/statistics/sales-card.tsx'
import { statisticsQueries } from '../../features/statistics/statistics-queries.ts'
import { ticketQueries } from '../../features/ticket/ticket-queries.ts'
import { TicketSalesCard } from '../../features/ticket/ticket-sales-card.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { useEvent } from './use-event.ts'
import { useGoLiveState } from './use-go-live-state.ts'

const latestOrders = { page: 1, per_page: 8, sort_by: 'created_at', sort_direction: 'desc' } as const

export function DashboardPage() {
  const event = useEvent()
  const format = useFormat()
  const [sales, checkIns, tickets, orders] = useSuspenseQueries({
    queries: [
      statisticsQueries.sales(event.id),
      statisticsQueries.checkIns(event.id),
      ticketQueries.all(event.id),
      orderQueries.list(event.id, latestOrders),
    ],
  })
  const goLive = useGoLiveState(event.id)
  const steps = setupSteps(event, goLive)
  const isSettingUp = event.status === 'DRAFT' && steps.some((step) => !step.isDone)
  return (
    <>
      <PageHeader
        title={event.title}
        description={format.dateRange(event.start_date, event.end_date, event.timezone)}
        status={<EventStatusBadge event={event} />}
        action={<EventStatusButton event={event} goLive={goLive} />}
        menu={event.status !== 'ARCHIVED' && <EventStatusMenu event={event} />}
      />
      <div className="grid gap-4">
        {isSettingUp && <SetupChecklist isShort steps={steps} />}
        <EventLink event={event} />
        <EventTotals sales={sales.data} checkIns={checkIns.data} />
        <SalesCard sales={sales.data} />
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
          <RecentOrders eventId={event.id} orders={orders.data.data} />
          <div className="grid gap-4">
            <TicketSalesCard tickets={tickets.data} />
            <CheckInProgress checkIns={checkIns.data} />
          </div>
        </div>
      </div>
    </>
  )
}
