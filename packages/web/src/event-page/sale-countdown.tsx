import { Plural, Trans } from '@lingui/react/macro'
import { splitDuration } from '../lib/split-duration.ts'
import { useCountdown } from '../lib/use-countdown.ts'

interface SaleCountdownProps {
  until: string
  /** At zero; stable. */
  onEnd: () => void
}

/** Days, hours, minutes and seconds (specification §9). The first HTML is a moment old, which is no error. */
export function SaleCountdown({ until, onEnd }: SaleCountdownProps) {
  const { days, hours, minutes, seconds } = splitDuration(useCountdown(until, onEnd))
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <span role="timer" className="tabular-nums">
      <Trans>
        In{' '}
        <span suppressHydrationWarning>
          {days > 0 && <Plural value={days} one="# day" other="# days" />} {clock}
        </span>
      </Trans>
    </span>
  )
}
