import type { LedgerLine } from '@foyer/contracts/ledger/ledger'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Reference } from '../../components/foyer/reference.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../paths.ts'
import { fromStripe } from './month-totals.ts'

/** Leads to the order among those of its event. The ledger knows no id that opens a page. */
export function OrderLink({ line: { event_id, order_reference } }: { line: LedgerLine }) {
  if (event_id === null || order_reference === null) return null
  const search = new URLSearchParams({ query: order_reference })
  return (
    <Link
      to={`${paths.event(event_id, 'orders')}?${search}`}
      className="text-link underline underline-offset-4"
    >
      <Reference>{order_reference}</Reference>
    </Link>
  )
}

/** What Stripe and the platform took of a movement. */
export function LineFees({ line: { paid_by, stripe } }: { line: LedgerLine }) {
  const format = useFormat()
  if (paid_by !== 'STRIPE') return '–'
  if (!stripe)
    return (
      <span className="text-muted-foreground">
        <Trans>Not booked yet</Trans>
      </span>
    )
  const { currency, stripe_fee, platform_fee } = stripe
  return format.money(fromStripe(0 - stripe_fee - platform_fee, currency), currency)
}

/** What a movement left after fees. */
export function LineNet({ line: { currency, gross, paid_by, stripe } }: { line: LedgerLine }) {
  const format = useFormat()
  if (paid_by !== 'STRIPE') return format.money(gross, currency)
  return stripe ? format.money(fromStripe(stripe.net, stripe.currency), stripe.currency) : '–'
}
