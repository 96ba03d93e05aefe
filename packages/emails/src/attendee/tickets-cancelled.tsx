import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { formatMoney } from '../language/money.ts'
import { translator } from '../language/translator.ts'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface TicketsCancelledProps {
  locale: string
  event: EventSummary
  firstName: string
  references: string[]
  currency: string
  /** Minor units on their way back to the buyer; 0 for a guest. */
  refundAmount: number
}

/** Tells the buyer, or a guest, that the buyer has cancelled tickets of an order. */
export function renderTicketsCancelled(props: TicketsCancelledProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const { event, references } = props
  const subject = t('tickets-cancelled.subject', { event: event.title, tickets: references.length })
  return renderEmail(subject, <TicketsCancelled {...props} />, props)
}

function TicketsCancelled({
  locale,
  event,
  firstName,
  references,
  currency,
  refundAmount,
}: TicketsCancelledProps) {
  const t = translator(locale)
  const tickets = references.length
  return (
    <EmailLayout
      locale={locale}
      preview={t('tickets-cancelled.preview', { tickets })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
    >
      <Title>{t('tickets-cancelled.heading', { tickets })}</Title>
      <Greeting locale={locale} name={firstName} />
      <Paragraph>
        {t('tickets-cancelled.body', { tickets, references: references.join(', '), event: event.title })}
      </Paragraph>
      {refundAmount > 0 && (
        <Paragraph>
          {t('order-cancelled.refund', { amount: formatMoney(locale, refundAmount, currency) })}
        </Paragraph>
      )}
      <EventPanel locale={locale} event={event} />
    </EmailLayout>
  )
}
