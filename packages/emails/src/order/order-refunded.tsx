import type { EventSummary } from '../event/event-panel.tsx'
import { formatMoney } from '../language/money.ts'
import { translator } from '../language/translator.ts'
import { type Detail, DetailTable } from '../layout/detail-table.tsx'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface OrderRefundedProps {
  locale: string
  event: EventSummary
  buyerFirstName: string
  orderReference: string
  orderUrl: string
  /** ISO 4217 code; the amounts are in its minor unit. */
  currency: string
  /** What this refund returns. */
  refundAmount: number
  /** All refunds of the order, this one included. */
  refundedTotal: number
  orderTotal: number
}

/** Tells the buyer of a refund, in full or in part, and what remains paid. */
export function renderOrderRefunded(props: OrderRefundedProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const values = { event: props.event.title, reference: props.orderReference }
  return renderEmail(
    t(`order-refunded.subject.${extent(props)}`, values),
    <OrderRefunded {...props} />,
    props,
  )
}

// "In full" is said only of one refund that returns everything: after earlier ones it would mislead.
function extent({ refundAmount, orderTotal }: OrderRefundedProps): 'full' | 'partial' {
  return refundAmount === orderTotal ? 'full' : 'partial'
}

function OrderRefunded(props: OrderRefundedProps) {
  const { locale, event, orderReference, refundAmount } = props
  const t = translator(locale)
  const amount = formatMoney(locale, refundAmount, props.currency)
  return (
    <EmailLayout
      locale={locale}
      preview={t('order-refunded.preview', { amount })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
      event={event}
    >
      <Title>{t('order-refunded.heading', { amount })}</Title>
      <Greeting locale={locale} name={props.buyerFirstName} />
      <Paragraph>
        {t(`order-refunded.body.${extent(props)}`, { event: event.title, reference: orderReference })}
      </Paragraph>
      <DetailTable details={account(props)} />
      <EmailButton locale={locale} href={props.orderUrl} label={t('order.open')} />
    </EmailLayout>
  )
}

function account({
  locale,
  currency,
  refundAmount,
  refundedTotal,
  orderTotal,
}: OrderRefundedProps): Detail[] {
  const t = translator(locale)
  const money = (amount: number) => formatMoney(locale, amount, currency)
  const before = refundedTotal - refundAmount
  return [
    { label: t('order-refunded.paid'), value: money(orderTotal) },
    ...(before > 0 ? [{ label: t('order-refunded.before'), value: money(-before) }] : []),
    { label: t('order-refunded.this'), value: money(-refundAmount) },
    { label: t('order-refunded.remaining'), value: money(orderTotal - refundedTotal), strong: true },
  ]
}
