import type { Event } from '@foyer/contracts/event/event'
import { useQuery } from '@tanstack/react-query'
import { daysOfRange, isUpsideDown } from '../../features/statistics/sales-range.ts'
import { statisticsQueries } from '../../features/statistics/statistics-queries.ts'
import { useSalesRange } from '../../features/statistics/use-sales-range.ts'
import { todayIn } from '../../lib/format/zoned-time.ts'

/** Sales of the days in the URL, kept up to date. */
export function useSales(event: Event) {
  const [range, setRange] = useSalesRange()
  const today = todayIn(event.timezone)
  const days = daysOfRange(range, today)
  // While a range is being typed it may end before it begins. The last result stays until then.
  const query = useQuery({ ...statisticsQueries.sales(event.id, days), enabled: !isUpsideDown(days) })
  return { range, setRange, today, days, query }
}
