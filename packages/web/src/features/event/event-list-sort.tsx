import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import type { ListState } from '../../lib/list/list-state.ts'
import type { EventsState } from '../../paths.ts'

interface EventListSortProps {
  state: EventsState | undefined
  list: ListState
  onListChange: (change: Partial<ListState>) => void
}

/** Chooses the order of the events. The first choice is the tab's own order, by its name. */
export function EventListSort({ state, list, onListChange }: EventListSortProps) {
  const { t } = useLingui()
  const byDate: [value: string, label: string][] = [
    ['start_date asc', t`Earliest first`],
    ['start_date desc', t`Latest first`],
  ]
  const own = state === undefined ? t`Next first` : state === 'upcoming' ? t`Earliest first` : t`Latest first`
  const orders: [value: string, label: string][] = [
    ['', own],
    ...byDate.filter(([, label]) => label !== own),
    ['title asc', t`Title A to Z`],
    ['title desc', t`Title Z to A`],
    ['created_at desc', t`Recently created`],
  ]
  const value = list.sort_by ? `${list.sort_by} ${list.sort_direction ?? 'asc'}` : ''
  const choose = (chosen: string) => {
    const [sort_by, direction] = chosen.split(' ')
    onListChange(
      sort_by
        ? { sort_by, sort_direction: direction === 'desc' ? 'desc' : 'asc' }
        : { sort_by: undefined, sort_direction: undefined },
    )
  }
  return (
    <NativeSelect aria-label={t`Sort by`} value={value} onChange={(event) => choose(event.target.value)}>
      {orders.map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
