import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { splitDuration } from '../lib/format/split-duration.ts'
import { useCountdown } from '../lib/format/use-countdown.ts'
import { askAtStart } from './ask-at-start.ts'
import { Moment } from './moment.tsx'

interface SaleStartProps {
  at: string
  zone: string
  /** When it is reached; stable. */
  onStart: () => void
}

/** When a sale starts, and the days, hours, minutes and seconds until then (specification §9). */
export function SaleStart({ at, zone, onStart }: SaleStartProps) {
  const left = useCountdown(at)
  const { days, hours, minutes, seconds } = splitDuration(left)
  const isReached = left <= 0
  useEffect(() => (isReached ? askAtStart(onStart) : undefined), [isReached, onStart])
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <p className="grid gap-0.5 text-sm text-muted-foreground">
      <span>
        <Trans>On sale from</Trans> <Moment at={at} zone={zone} />
      </span>
      {/* Without script it would stand still. */}
      <span role="timer" className="tabular-nums noscript:hidden">
        <Trans>
          In {/* The first HTML is a moment old, which is no error. */}
          <span suppressHydrationWarning>
            {days > 0 && <Plural value={days} one="# day" other="# days" />} {clock}
          </span>
        </Trans>
      </span>
    </p>
  )
}
