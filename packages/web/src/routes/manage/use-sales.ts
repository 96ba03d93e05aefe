import type { Event } from '@foyer/contracts/event/event'
import { useQuery } from '@tanstack/react-query'
import { daysOfRange, isUpsideDown } from '../../features/statistics/sales-range.ts'
import { statisticsQueries } from '../../features/statistics/statistics-queries.ts'
import { useSalesRange } from '../../features/statistics/use-sales-range.ts'
import { todayIn } from '../../lib/format/zoned-time.ts'

/** What was sold in the days that the address asks for, live. */
export function useSales(event: Event) {
  const [range, setRange] = useSalesRange()
  const today = todayIn(event.timezone)
  const days = daysOfRange(range, today)
  // While it is being typed, a range may end before it begins: what was shown before stays.
  const query = useQuery({ ...statisticsQueries.sales(event.id, days), enabled: !isUpsideDown(days) })
  return { range, setRange, today, days, query }
}
