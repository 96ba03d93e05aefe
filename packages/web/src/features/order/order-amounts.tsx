import type { Order } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { cn } from '../../lib/look/cn.ts'

/** The lines as bought, then their totals. */
export function OrderAmounts({ order }: { order: Order }) {
  const format = useFormat()
  const money = (minor: number) => format.money(minor, order.currency)
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">
        <Trans>Tickets and amounts</Trans>
      </h3>
      <ul className="grid gap-3">
        {order.lines.map((line) => (
          <li
            key={`${line.price_id} ${line.unit_price} ${line.unit_discount}`}
            className="flex items-baseline gap-3"
          >
            <span className="shrink-0 text-muted-foreground tabular-nums">
              {format.number(line.quantity)} ×
            </span>
            <span className="grid min-w-0 grow">
              <span className="wrap-anywhere">
                {line.title}
                {line.label && ` · ${line.label}`}
              </span>
              <span className="text-muted-foreground tabular-nums">
                <Trans>{money(line.unit_price)} each</Trans>
              </span>
            </span>
            <span className="shrink-0 tabular-nums">{money(line.unit_price * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-t pt-3">
        {order.subtotal !== order.total && (
          <Amount label={<Trans>Subtotal</Trans>}>{money(order.subtotal)}</Amount>
        )}
        {order.discount_total > 0 && (
          <Amount label={<Trans>Discount ({order.promo_code})</Trans>}>−{money(order.discount_total)}</Amount>
        )}
        {order.fee_total > 0 && <Amount label={<Trans>Fees</Trans>}>{money(order.fee_total)}</Amount>}
        {order.tax_total > 0 && <Amount label={<Trans>Taxes</Trans>}>{money(order.tax_total)}</Amount>}
        <Amount label={<Trans>Total</Trans>} isStrong>
          {money(order.total)}
        </Amount>
        {order.refunded_total > 0 && (
          <>
            <Amount label={<Trans>Refunded</Trans>}>−{money(order.refunded_total)}</Amount>
            <Amount label={<Trans>Remaining</Trans>} isStrong>
              {money(order.remaining_total)}
            </Amount>
          </>
        )}
      </dl>
      {order.source === 'IMPORTED' && order.total > 0 && order.status === 'COMPLETED' && (
        <p className="text-muted-foreground">
          <Trans>An imported order was paid elsewhere, so it is refunded there.</Trans>
        </p>
      )}
      {order.source === 'MANUAL' && order.total > 0 && order.status === 'COMPLETED' && (
        <p className="text-muted-foreground">
          <Trans>A manually created order cannot be refunded.</Trans>
        </p>
      )}
    </section>
  )
}

interface AmountProps {
  label: ReactNode
  isStrong?: boolean
  children: ReactNode
}

function Amount({ label, isStrong, children }: AmountProps) {
  return (
    <div className={cn('flex justify-between gap-4 tabular-nums', isStrong && 'font-medium')}>
      <dt className={cn(!isStrong && 'text-muted-foreground')}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
