import { formatMoney } from '../language/money.ts'
import { type Translate, translator } from '../language/translator.ts'
import { type Detail, DetailTable } from '../layout/detail-table.tsx'

/** What an order costs. All amounts are integers in the currency's minor unit. */
export interface OrderAmounts {
  /** ISO 4217 code. */
  currency: string
  /** One line per ticket and tier; amount is that of the whole line, before discount, taxes and fees. */
  lines: { name: string; quantity: number; amount: number }[]
  subtotal: number
  /** What was taken off, as a positive number; 0 for nothing. */
  discount: number
  promoCode: string | null
  /** Each tax and fee by its name, in the order shown. */
  taxesAndFees: { name: string; amount: number }[]
  total: number
}

/** An order's lines and how they add up. */
export function OrderSummary({ locale, amounts }: { locale: string; amounts: OrderAmounts }) {
  const t = translator(locale)
  const money = (amount: number) => formatMoney(locale, amount, amounts.currency)
  return <DetailTable details={[...lines(t, money, amounts), ...sums(t, money, amounts)]} />
}

type Money = (amount: number) => string

function lines(t: Translate, money: Money, { lines }: OrderAmounts): Detail[] {
  return lines.map(({ name, quantity, amount }) => ({
    label: t('order.line', { quantity, name }),
    value: amount === 0 ? t('order.free') : money(amount),
  }))
}

function sums(t: Translate, money: Money, amounts: OrderAmounts): Detail[] {
  const { subtotal, discount, promoCode, taxesAndFees, total } = amounts
  const sum = { label: t('order.total'), value: money(total), strong: true }
  if (discount === 0 && taxesAndFees.length === 0) return [sum]
  const discountLabel =
    promoCode === null ? t('order.discount') : t('order.discount-code', { code: promoCode })
  return [
    { label: t('order.subtotal'), value: money(subtotal) },
    ...(discount > 0 ? [{ label: discountLabel, value: money(-discount) }] : []),
    ...taxesAndFees.map(({ name, amount }) => ({ label: name, value: money(amount) })),
    sum,
  ]
}
