import { Img, Section, Text } from 'react-email'
import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { formatEventTime } from '../language/event-time.ts'
import { translator } from '../language/translator.ts'
import { DetailTable } from '../layout/detail-table.tsx'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Note, Paragraph, RichText, Subtitle, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'
import { type TicketLink, TicketList } from '../order/ticket-list.tsx'

/** The Content-ID under which the sender attaches the QR code's image. */
export const ticketQrContentId = 'ticket-qr'

export interface AttendeeTicketProps {
  locale: string
  event: EventSummary
  attendeeFirstName: string
  attendeeName: string
  /** Ticket, with its tier where it has one. */
  ticketName: string
  reference: string
  url: string
  /** The order's other tickets for the same address. */
  others?: TicketLink[]
  /** How to join an online event; sanitized HTML. */
  connectionDetailsHtml: string | null
  /** The organizer's footer message; sanitized HTML. */
  footerMessageHtml: string | null
}

/**
 * Brings one attendee's ticket. The sender attaches three files: the QR code as a PNG with the Content-ID
 * `ticketQrContentId` (inline), the PDF ticket and the calendar file.
 */
export function renderAttendeeTicket(props: AttendeeTicketProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('attendee-ticket.subject', { event: props.event.title, reference: props.reference })
  return renderEmail(subject, <AttendeeTicket {...props} />)
}

function AttendeeTicket(props: AttendeeTicketProps) {
  const { locale, event, ticketName, reference, connectionDetailsHtml, footerMessageHtml } = props
  const t = translator(locale)
  const { when } = formatEventTime(locale, event.startsAt, event.endsAt, event.timezone)
  return (
    <EmailLayout
      locale={locale}
      preview={t('attendee-ticket.preview', { ticket: ticketName, when })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
    >
      <Title>{t('attendee-ticket.heading', { event: event.title })}</Title>
      <Greeting locale={locale} name={props.attendeeFirstName} />
      <Paragraph>{t('attendee-ticket.body')}</Paragraph>
      <QrCode alt={t('attendee-ticket.qr', { reference })} hint={t('ticket.scan')} />
      <DetailTable
        valueWidth="70%"
        details={[
          { label: t('ticket.name'), value: props.attendeeName },
          { label: t('ticket.kind'), value: ticketName },
          { label: t('ticket.reference'), value: reference },
        ]}
      />
      <TicketList locale={locale} tickets={props.others ?? []} />
      <Section style={{ height: 24 }} />
      <EventPanel locale={locale} event={event} />
      {connectionDetailsHtml !== null && (
        <>
          <Subtitle>{t('event.join')}</Subtitle>
          <RichText html={connectionDetailsHtml} />
        </>
      )}
      <EmailButton locale={locale} href={props.url} label={t('ticket.open')} />
      <Note>{t('ticket.keep')}</Note>
      {footerMessageHtml !== null && <RichText html={footerMessageHtml} />}
    </EmailLayout>
  )
}

// White in dark mode too: a scanner needs the contrast.
function QrCode({ alt, hint }: { alt: string; hint: string }) {
  return (
    <Section
      data-skip-in-text="true"
      style={{
        backgroundColor: '#ffffff',
        border: '1px solid #e8e6f4',
        borderRadius: 12,
        padding: '8px 8px 16px',
        margin: '0 0 12px',
      }}
    >
      <Img src={`cid:${ticketQrContentId}`} alt={alt} width={248} height={248} style={{ margin: '0 auto' }} />
      <Text style={{ margin: 0, fontSize: 14, lineHeight: '20px', color: '#565265', textAlign: 'center' }}>
        {hint}
      </Text>
    </Section>
  )
}
