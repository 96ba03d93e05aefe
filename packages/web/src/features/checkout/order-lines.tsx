import type { OrderLine, PublicOrder } from '@foyer/contracts/order/order'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../lib/format/use-format.ts'

/** What was bought and its price, line by line. All sums are the server's. */
export function OrderLines({ order }: { order: PublicOrder }) {
  const format = useFormat()
  const money = (minor: number) => format.money(minor, order.currency)
  const amount = ({ unit_price, quantity }: OrderLine) =>
    unit_price === 0 ? <Trans>Free</Trans> : money(unit_price * quantity)
  return (
    <div className="grid gap-3 text-sm">
      <ul className="grid gap-2">
        {order.lines.map((line) => (
          <li
            key={`${line.price_id} ${line.unit_price} ${line.unit_discount}`}
            className="grid grid-cols-[1fr_auto] gap-4"
          >
            <span className="wrap-anywhere">
              <span className="tabular-nums">{line.quantity} ×</span> {line.title}
              {line.label && <span className="text-muted-foreground"> · {line.label}</span>}
            </span>
            {/* A single line without discount, fees and taxes would repeat the total. */}
            {!isTotal(order, line) && <span className="tabular-nums">{amount(line)}</span>}
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-t pt-3">
        {order.discount_total > 0 && (
          <Sum label={<Trans>Discount ({order.promo_code})</Trans>} amount={money(-order.discount_total)} />
        )}
        {order.fee_total > 0 && <Sum label={<Trans>Fees</Trans>} amount={money(order.fee_total)} />}
        {order.tax_total > 0 && <Sum label={<Trans>Taxes</Trans>} amount={money(order.tax_total)} />}
        <div className="grid grid-cols-[1fr_auto] gap-4 text-base font-semibold">
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className="tabular-nums">{order.total === 0 ? <Trans>Free</Trans> : money(order.total)}</dd>
        </div>
        {order.refunded_total > 0 && (
          <Sum label={<Trans>Refunded</Trans>} amount={money(-order.refunded_total)} />
        )}
      </dl>
    </div>
  )
}

function isTotal({ lines, total }: PublicOrder, { unit_price, quantity }: OrderLine): boolean {
  return lines.length === 1 && unit_price * quantity === total
}

function Sum({ label, amount }: { label: React.ReactNode; amount: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-4 text-muted-foreground">
      <dt>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  )
}
