import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { formatClockTime } from '../language/event-time.ts'
import { formatMoney } from '../language/money.ts'
import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface PaymentFailedProps {
  locale: string
  event: EventSummary
  buyerFirstName: string
  orderReference: string
  /** ISO 4217 code. */
  currency: string
  /** The amount that was not charged, in minor units. */
  amount: number
  /** UTC ISO instant until which the tickets are held. Null when they are no longer held. */
  heldUntil: string | null
  /** The page to pay again while the tickets are held, else the event's page. */
  url: string
}

/** Tells the buyer that a payment was declined and what can still be done about it. */
export function renderPaymentFailed(props: PaymentFailedProps): Promise<RenderedEmail> {
  const subject = translator(props.locale)('payment-failed.subject', { event: props.event.title })
  return renderEmail(subject, <PaymentFailed {...props} />, props)
}

function PaymentFailed({ locale, event, heldUntil, ...props }: PaymentFailedProps) {
  const t = translator(locale)
  const amount = formatMoney(locale, props.amount, props.currency)
  return (
    <EmailLayout
      locale={locale}
      preview={t('payment-failed.preview', { reference: props.orderReference })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
      event={event}
    >
      <Title>{t('payment-failed.heading')}</Title>
      <Greeting locale={locale} name={props.buyerFirstName} />
      <Paragraph>{t('payment-failed.body', { amount, event: event.title })}</Paragraph>
      <Paragraph>
        {heldUntil === null
          ? t('payment-failed.lapsed')
          : t('payment-failed.held', { time: formatClockTime(locale, heldUntil, event.timezone) })}
      </Paragraph>
      <EventPanel locale={locale} event={event} />
      <EmailButton
        locale={locale}
        href={props.url}
        label={t(heldUntil === null ? 'payment-failed.reorder' : 'payment-failed.retry')}
      />
    </EmailLayout>
  )
}
