import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { holderOf, type Verdict } from './verdict.ts'
import { VerdictDetails } from './verdict-details.tsx'
import { verdictLooks } from './verdict-words.ts'

interface VerdictScreenProps {
  verdict: Verdict
  zone: string
  /** Called when the time is over or the steward taps. Must be stable. */
  onDone: () => void
}

/** The verdict over the whole screen, readable at arm's length and in the sun. A tap closes it early. */
export function VerdictScreen({ verdict, zone, onDone }: VerdictScreenProps) {
  const { i18n, t } = useLingui()
  const { icon: Icon, word, screen, milliseconds } = verdictLooks[verdict.kind]
  const holder = holderOf(verdict)
  useEffect(() => {
    const timer = setTimeout(onDone, milliseconds)
    return () => clearTimeout(timer)
  }, [onDone, milliseconds])
  return (
    <div
      // The light theme's strong colors, whatever theme the page has.
      data-theme="light"
      data-slot="verdict"
      data-verdict={verdict.kind}
      className={cn(
        'fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 p-[max(1.5rem,env(safe-area-inset-top))_max(1.5rem,env(safe-area-inset-right))_max(1.5rem,env(safe-area-inset-bottom))_max(1.5rem,env(safe-area-inset-left))] text-center text-white',
        screen,
      )}
    >
      <Icon aria-hidden className="size-28" strokeWidth={1.75} />
      <div role="alert" className="grid justify-items-center gap-3">
        <span className="text-2xl font-semibold text-balance">{i18n._(word)}</span>
        {holder?.name && (
          <bdi className="text-3xl font-semibold text-balance wrap-anywhere">{holder.name}</bdi>
        )}
        {holder?.ticket && <span className="text-lg wrap-anywhere">{holder.ticket}</span>}
        <span className="max-w-sm text-lg text-balance">
          <VerdictDetails verdict={verdict} zone={zone} />
        </span>
      </div>
      {/* The button is a sibling of the words, because screen readers do not announce changes inside a button. */}
      <button
        type="button"
        onClick={onDone}
        aria-label={t`Next scan`}
        className="absolute inset-0 outline-none"
      />
    </div>
  )
}
