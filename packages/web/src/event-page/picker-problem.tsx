import type { PublicEvent } from '@foyer/contracts/event/public-event'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Money } from './money.tsx'
import type { PickProblem } from './picks.ts'
import { refusalSentence } from './refusal-sentence.ts'
import { SmallIcon } from './small-icon.tsx'

interface PickerProblemProps {
  event: PublicEvent
  /** What must change in the choice. Without it, the server's refusal is shown. */
  problem: PickProblem | null
  refusal: unknown
}

/** Says next to the pressed button why the choice was not reserved, and takes the focus when it appears. */
export function PickerProblem({ event, problem, refusal }: PickerProblemProps) {
  const { i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const hasProblem = Boolean(problem ?? refusal)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem takes the focus again
  useEffect(() => {
    // A problem in the first HTML takes no focus, because the buyer may already be typing.
    if (hasProblem && !isFirst.current) box.current?.focus()
    isFirst.current = false
  }, [problem, refusal])
  if (!hasProblem) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-2 rounded-md bg-destructive-soft p-3 text-sm text-destructive outline-none"
    >
      <SmallIcon shape="alert" className="mt-0.5 size-4 shrink-0" />
      <p>{problem ? <PickSentence event={event} problem={problem} /> : i18n._(refusalSentence(refusal))}</p>
    </div>
  )
}

const whatToDo = {
  promo_code: <Trans>Choose more tickets, or remove the promo code.</Trans>,
  donation: <Trans>Enter a higher amount, or choose more tickets.</Trans>,
  tickets: <Trans>Choose more tickets.</Trans>,
}

function PickSentence({ event, problem }: { event: PublicEvent; problem: PickProblem }) {
  switch (problem.kind) {
    case 'draft':
      return <Trans>Tickets can be bought once the event is live.</Trans>
    case 'nothing':
      return <Trans>Choose at least one ticket.</Trans>
    case 'too_few':
      return (
        <Trans>
          {problem.ticket.title}: choose at least {problem.ticket.min_per_order}.
        </Trans>
      )
    case 'donation':
      return (
        <Trans>
          {problem.ticket.title}: enter at least <Money minor={problem.minimum} currency={event.currency} />.
        </Trans>
      )
    case 'not_in_steps':
      return (
        <Trans>
          {problem.ticket.title}: enter a multiple of <Money minor={problem.step} currency={event.currency} />
          .
        </Trans>
      )
    case 'total_too_high':
      return (
        <Trans>
          The total is <Money minor={problem.total} currency={event.currency} />, but a payment can be at most{' '}
          <Money minor={problem.maximum} currency={event.currency} />. Choose fewer tickets.
        </Trans>
      )
    case 'total_too_low':
      return (
        <>
          <Trans>
            The total is <Money minor={problem.total} currency={event.currency} />, but a payment must be at
            least <Money minor={problem.minimum} currency={event.currency} />.
          </Trans>{' '}
          {whatToDo[problem.because]}
        </>
      )
  }
}
