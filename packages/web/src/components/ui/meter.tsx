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

/** A bar that is filled in part. Its edge and its parts are borders where forced colors take backgrounds away. */
export const bar = {
  track: 'overflow-hidden bg-muted forced-colors:border',
  part: 'forced-colors:border-t-6',
}

/** A meter. The numbers are shown beside it as text. */
export function Meter({ label, value, max, pending = 0, className }: MeterProps) {
  const share = (part: number) => `${max ? Math.min(100, (part / max) * 100) : 0}%`
  return (
    <div data-slot="meter" className={cn('relative h-1.5 rounded-full', bar.track, className)}>
      <meter aria-label={label} className="sr-only" min={0} max={max ?? Math.max(value, 1)} value={value} />
      <div
        className={cn(
          'absolute inset-y-0 start-0 rounded-full bg-primary/35 forced-colors:border-dashed',
          bar.part,
        )}
        style={{ width: share(value + pending) }}
      />
      <div
        className={cn('absolute inset-y-0 start-0 rounded-full bg-primary transition-[width]', bar.part)}
        style={{ width: share(value) }}
      />
    </div>
  )
}
