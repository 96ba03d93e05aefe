import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { splitDuration } from '../lib/format/split-duration.ts'
import { useCountdown } from '../lib/format/use-countdown.ts'
import { Moment } from './moment.tsx'

/** Milliseconds. The first time each browser waits up to `spread`, since all of them reach the start in the same second; later up to half an interval more. */
const askInterval = 5000
const spread = 3000

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
  useEffect(() => {
    if (!isReached) return
    let timer: ReturnType<typeof setTimeout>
    // The server's clock decides, and the page may be ahead of it.
    const askAfter = (milliseconds: number) => {
      timer = setTimeout(() => {
        onStart()
        askAfter(askInterval * (1 + Math.random() / 2))
      }, milliseconds)
    }
    askAfter(Math.random() * spread)
    return () => clearTimeout(timer)
  }, [isReached, onStart])
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
