import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { formatMoney } from '../language/money.ts'
import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface OrderCancelledProps {
  locale: string
  event: EventSummary
  buyerFirstName: string
  orderReference: string
  orderUrl: string
  ticketCount: number
  /** ISO 4217 code. */
  currency: string
  /** What is being refunded with the cancellation, in minor units; 0 for nothing. */
  refundAmount: number
}

/** Tells the buyer that the order and its tickets no longer count. */
export function renderOrderCancelled(props: OrderCancelledProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('order-cancelled.subject', { event: props.event.title, reference: props.orderReference })
  return renderEmail(subject, <OrderCancelled {...props} />, props)
}

function OrderCancelled({ locale, event, orderReference, refundAmount, ...props }: OrderCancelledProps) {
  const t = translator(locale)
  const body = { event: event.title, reference: orderReference, tickets: props.ticketCount }
  const refund = { amount: formatMoney(locale, refundAmount, props.currency) }
  return (
    <EmailLayout
      locale={locale}
      preview={t('order-cancelled.preview')}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
      event={event}
    >
      <Title>{t('order-cancelled.heading')}</Title>
      <Greeting locale={locale} name={props.buyerFirstName} />
      <Paragraph>{t('order-cancelled.body', body)}</Paragraph>
      <Paragraph>
        {refundAmount > 0 ? t('order-cancelled.refund', refund) : t('order-cancelled.no-refund')}
      </Paragraph>
      <EventPanel locale={locale} event={event} />
      <EmailButton locale={locale} href={props.orderUrl} label={t('order.open')} />
    </EmailLayout>
  )
}
