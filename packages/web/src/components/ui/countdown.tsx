import { Plural, Trans } from '@lingui/react/macro'
import { splitDuration } from '../../lib/format/split-duration.ts'
import { useCountdown } from '../../lib/format/use-countdown.ts'
import { cn } from '../../lib/look/cn.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CountdownProps {
  /** The instant at which it ends. */
  until: string
  /** Called once at zero. It must be stable. */
  onEnd?: () => void
  className?: string
}

/** A countdown that is calm until the last two minutes. Screen readers announce it only at 5, 2 and 1 minutes and at 30 seconds. */
export function Countdown({ until, onEnd, className }: CountdownProps) {
  const left = useCountdown(until, onEnd)
  const { days, hours, minutes, seconds } = splitDuration(left)
  return (
    <span
      role="timer"
      data-slot="countdown"
      className={cn('font-medium tabular-nums', left <= 120 && 'text-warning', className)}
    >
      <span aria-hidden>
        {days > 0 && (
          <>
            <Plural value={days} one="# day" other="# days" />{' '}
          </>
        )}
        {(days > 0 || hours > 0) && `${hours}:`}
        {twoDigits(minutes)}:{twoDigits(seconds)}
      </span>
      <VisuallyHidden aria-live="polite">
        {[300, 120, 60].includes(left) && (
          <Plural value={minutes} one="# minute left" other="# minutes left" />
        )}
        {left === 30 && <Trans>30 seconds left</Trans>}
      </VisuallyHidden>
    </span>
  )
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
