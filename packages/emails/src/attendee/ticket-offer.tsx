import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { formatEventTime } from '../language/event-time.ts'
import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Note, Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface TicketOfferProps {
  locale: string
  event: EventSummary
  firstName: string
  /** The present holder. */
  fromName: string
  /** Ticket, with its tier where it has one. */
  ticketName: string
  /** UTC instant. */
  expiresAt: string
  url: string
}

/** Offers a ticket to its next holder, who accepts it by the link. */
export function renderTicketOffer(props: TicketOfferProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('ticket-offer.subject', { from: props.fromName, event: props.event.title })
  return renderEmail(subject, <TicketOffer {...props} />, props)
}

function TicketOffer({ locale, event, fromName, ticketName, ...props }: TicketOfferProps) {
  const t = translator(locale)
  const when = formatEventTime(locale, props.expiresAt, null, event.timezone)
  return (
    <EmailLayout
      locale={locale}
      preview={t('ticket-offer.preview', { ticket: ticketName })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
    >
      <Title>{t('ticket-offer.heading', { event: event.title })}</Title>
      <Greeting locale={locale} name={props.firstName} />
      <Paragraph>{t('ticket-offer.body', { from: fromName, ticket: ticketName })}</Paragraph>
      <Paragraph>{t('ticket-offer.until', { when })}</Paragraph>
      <EventPanel locale={locale} event={event} />
      <EmailButton locale={locale} href={props.url} label={t('ticket-offer.open')} />
      <Note>{t('ticket-offer.ignore')}</Note>
    </EmailLayout>
  )
}
