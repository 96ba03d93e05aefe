import type { Order } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { Fact } from '../../components/ui/fact.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { localeNames } from '../../lib/words/locales.ts'

/** What is seldom asked about an order: its language, where it came from, how it was paid, what the buyer accepted. */
export function OrderFacts({ order, timeZone }: { order: Order; timeZone: string }) {
  const format = useFormat()
  const { accepted_terms } = order
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">
        <Trans>Details</Trans>
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact label={<Trans>Language</Trans>}>{localeNames[order.locale]}</Fact>
        {order.source === 'MANUAL' && (
          <Fact label={<Trans>Created</Trans>}>
            <Trans>Manually</Trans>
          </Fact>
        )}
        {order.source === 'IMPORTED' && (
          <Fact label={<Trans>Created</Trans>}>
            <Trans context="where an order was made">Imported</Trans>
          </Fact>
        )}
        {order.payment_provider === 'OFFLINE' && (
          <Fact label={<Trans context="how an order was paid">Paid</Trans>}>
            <Trans>Outside Foyer</Trans>
          </Fact>
        )}
        {order.affiliate_code && (
          <Fact label={<Trans>Affiliate</Trans>}>
            <code className="text-xs">{order.affiliate_code}</code>
          </Fact>
        )}
        {accepted_terms && (
          <Fact label={<Trans>Terms accepted</Trans>}>
            {format.date(accepted_terms.accepted_at, timeZone, 'date_time_zone')}
            <br />
            <a
              href={accepted_terms.url}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4 wrap-anywhere"
            >
              {accepted_terms.url}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  )
}
