import { cn } from '../../lib/look/cn.ts'

interface MeterProps {
  /** For screen readers: what the meter measures, such as "Sold". */
  label: string
  value: number
  /** The maximum, or null when there is none. */
  max: number | null
  /** A second part behind the first, such as tickets on hold. */
  pending?: number
  className?: string
}

/** A meter. The numbers are shown beside it as text. */
export function Meter({ label, value, max, pending = 0, className }: MeterProps) {
  const share = (part: number) => `${max ? Math.min(100, (part / max) * 100) : 0}%`
  return (
    <div data-slot="meter" className={cn('relative h-1.5 overflow-hidden rounded-full bg-muted', className)}>
      <meter aria-label={label} className="sr-only" min={0} max={max ?? Math.max(value, 1)} value={value} />
      <div
        className="absolute inset-y-0 start-0 rounded-full bg-primary/35"
        style={{ width: share(value + pending) }}
      />
      <div
        className="absolute inset-y-0 start-0 rounded-full bg-primary transition-[width]"
        style={{ width: share(value) }}
      />
    </div>
  )
}
