import type { EventSummary } from '../event/event-panel.tsx'
import { formatMoney } from '../language/money.ts'
import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Note, Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface OrderRefundedSoldOutProps {
  locale: string
  event: EventSummary
  buyerFirstName: string
  orderReference: string
  eventUrl: string
  /** ISO 4217 code. */
  currency: string
  /** What was paid and is refunded, in minor units. */
  amount: number
}

/** Tells the buyer that the payment came after the hold had lapsed and the tickets were gone (F1). */
export function renderOrderRefundedSoldOut(props: OrderRefundedSoldOutProps): Promise<RenderedEmail> {
  const subject = translator(props.locale)('sold-out.subject', { event: props.event.title })
  return renderEmail(subject, <OrderRefundedSoldOut {...props} />, props)
}

function OrderRefundedSoldOut({ locale, event, ...props }: OrderRefundedSoldOutProps) {
  const t = translator(locale)
  const amount = formatMoney(locale, props.amount, props.currency)
  return (
    <EmailLayout
      locale={locale}
      preview={t('sold-out.preview', { amount })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
      event={event}
    >
      <Title>{t('sold-out.heading')}</Title>
      <Greeting locale={locale} name={props.buyerFirstName} />
      <Paragraph>{t('sold-out.body', { event: event.title })}</Paragraph>
      <Paragraph>{t('sold-out.refund', { amount })}</Paragraph>
      <EmailButton locale={locale} href={props.eventUrl} label={t('sold-out.open')} />
      <Note>
        {t('order.reference')} {props.orderReference}
      </Note>
    </EmailLayout>
  )
}
