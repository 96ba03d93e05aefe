import type { Books } from '@foyer/contracts/ledger/ledger'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type BadgeTone, StatusBadge } from '../../components/ui/badge.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { monthPayouts, type PayoutState } from './month-totals.ts'
import { SumList, SumRow } from './sum-list.tsx'

const states: Record<PayoutState, readonly [BadgeTone, MessageDescriptor]> = {
  KNOWN: ['success', msg`Adds up`],
  PARTLY: ['accent', msg`Partly in this ledger`],
  OPEN: ['warning', msg`Not all lines are known yet`],
  UNKNOWN: ['neutral', msg`Not known what it holds`],
  FAILED: ['danger', msg`Came back`],
}

/** A month's payouts, and whether all that they hold is in the ledger. */
export function PayoutCard({ books }: { books: Books }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const payouts = monthPayouts(books)
  const hasUnknown = payouts.some(({ state }) => state === 'UNKNOWN')
  return (
    <SumList
      title={<Trans>Payouts</Trans>}
      none={payouts.length === 0 && <Trans>Stripe paid nothing out to your bank in this month.</Trans>}
      note={
        hasUnknown && (
          <Trans>
            Stripe says what a payout holds some hours after it, and never for payouts that were made by hand.
          </Trans>
        )
      }
    >
      {payouts.map(({ id, arrives_on, currency, amount, others, state }) => {
        const [tone, word] = states[state]
        const rest = format.money(others, currency)
        return (
          <SumRow
            key={id}
            name={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <time dateTime={arrives_on}>{format.date(arrives_on, 'UTC', 'date')}</time>
                <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
              </span>
            }
            note={
              <>
                <code>{id}</code>
                {state === 'PARTLY' && (
                  <span className="block">
                    <Trans>{rest} of it comes from elsewhere, or is not booked yet.</Trans>
                  </span>
                )}
              </>
            }
            amount={format.money(amount, currency)}
          />
        )
      })}
    </SumList>
  )
}
