import type { Event } from '@foyer/contracts/event/event'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { daysOfRange, isUpsideDown } from '../../features/statistics/sales-range.ts'
import { statisticsQueries } from '../../features/statistics/statistics-queries.ts'
import { useSalesRange } from '../../features/statistics/use-sales-range.ts'
import { todayIn } from '../../lib/format/zoned-time.ts'

/** Sales of the days in the URL, kept up to date. */
export function useSales(event: Event) {
  const [range, setRange] = useSalesRange()
  const today = todayIn(event.timezone)
  const days = daysOfRange(range, today)
  const client = useQueryClient()
  const options = statisticsQueries.sales(event.id, days)
  // While a range is being typed it may end before it begins. The last result stays until then.
  const enabled = !isUpsideDown(days)
  // A page that still waits for other answers does not ask by itself.
  if (enabled && !client.getQueryState(options.queryKey)) void client.prefetchQuery(options)
  const query = useQuery({ ...options, enabled })
  return { range, setRange, today, days, query }
}
