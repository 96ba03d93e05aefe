import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Input } from '../../components/ui/input.tsx'
import { Label } from '../../components/ui/label.tsx'
import { instantToWall, wallToInstant } from '../../lib/format/zoned-time.ts'
import type { ListState } from '../../lib/list/list-state.ts'

interface AuditSpanFieldsProps {
  list: ListState
  onListChange: (change: Partial<ListState>) => void
  timeZone: string
}

/** The first and the last day, both whole, in the viewer's zone. */
export function AuditSpanFields({ list, onListChange, timeZone }: AuditSpanFieldsProps) {
  const id = useId()
  const { at, ...others } = list.filter_fields ?? {}
  const set = (bound: 'gte' | 'lte', instant: string | undefined) => {
    const { [bound]: _, ...kept } = at ?? {}
    const span = instant ? { ...kept, [bound]: instant } : kept
    const next = Object.keys(span).length > 0 ? { ...others, at: span } : others
    onListChange({ filter_fields: Object.keys(next).length > 0 ? next : undefined })
  }
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <Label htmlFor={`${id}-from`} className="grid gap-1 font-normal sm:flex sm:items-center sm:gap-2">
        <Trans>From</Trans>
        <Input
          id={`${id}-from`}
          type="date"
          className="sm:w-auto"
          value={dayOf(at?.gte, timeZone)}
          onChange={({ target }) => set('gte', wallToInstant(`${target.value}T00:00`, timeZone)?.instant)}
        />
      </Label>
      <Label htmlFor={`${id}-to`} className="grid gap-1 font-normal sm:flex sm:items-center sm:gap-2">
        <Trans>To</Trans>
        <Input
          id={`${id}-to`}
          type="date"
          className="sm:w-auto"
          value={dayOf(at?.lte, timeZone)}
          onChange={({ target }) => set('lte', endOfDay(target.value, timeZone))}
        />
      </Label>
    </div>
  )
}

function dayOf(instant: string | undefined, timeZone: string): string {
  if (!instant || Number.isNaN(Date.parse(instant))) return ''
  return instantToWall(new Date(instant).toISOString(), timeZone).slice(0, 10)
}

/** The last millisecond of a day's last minute. */
function endOfDay(day: string, timeZone: string): string | undefined {
  const lastMinute = wallToInstant(`${day}T23:59`, timeZone)?.instant
  return lastMinute && new Date(Date.parse(lastMinute) + 59_999).toISOString()
}
