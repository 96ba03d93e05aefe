import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { formatEventTime } from '../language/event-time.ts'
import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { RichText, Subtitle, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'
import { TicketNotes } from '../order/order-confirmation.tsx'
import { type MailedTicket, TicketCodes } from '../order/ticket-codes.tsx'

export interface AttendeeTicketProps {
  locale: string
  event: EventSummary
  /** At least one; all for the same address. */
  tickets: MailedTicket[]
  /** How to join an online event; sanitized HTML. */
  connectionDetailsHtml: string | null
  /** The organizer's footer message; sanitized HTML. */
  footerMessageHtml: string | null
}

/**
 * Brings a guest all of their tickets in an order. The sender attaches their QR codes as PNG under each `qrContentId`, the PDF and the
 * calendar file.
 */
export function renderAttendeeTicket(props: AttendeeTicketProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('attendee-ticket.subject', {
    tickets: props.tickets.length,
    event: props.event.title,
    reference: props.tickets[0]?.reference ?? '',
  })
  return renderEmail(subject, <AttendeeTicket {...props} />, props)
}

function AttendeeTicket(props: AttendeeTicketProps) {
  const { locale, event, tickets, connectionDetailsHtml, footerMessageHtml } = props
  const t = translator(locale)
  const when = formatEventTime(locale, event.startsAt, event.endsAt, event.timezone)
  const [first] = tickets
  const only = tickets.length === 1 ? first : undefined
  return (
    <EmailLayout
      locale={locale}
      preview={t('attendee-ticket.preview', { ticket: first?.ticketName ?? '', when })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
      event={event}
    >
      <Title>{t('attendee-ticket.heading', { tickets: tickets.length, event: event.title })}</Title>
      <TicketCodes locale={locale} tickets={tickets} hasLinks={!only} />
      <EventPanel locale={locale} event={event} />
      {connectionDetailsHtml !== null && (
        <>
          <Subtitle>{t('event.join')}</Subtitle>
          <RichText html={connectionDetailsHtml} />
        </>
      )}
      {only && <EmailButton locale={locale} href={only.url} label={t('ticket.open')} />}
      <TicketNotes locale={locale} tickets={tickets.length} />
      {footerMessageHtml !== null && <RichText html={footerMessageHtml} />}
    </EmailLayout>
  )
}
