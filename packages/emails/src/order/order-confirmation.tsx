import { Link } from 'react-email'
import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { formatDate } from '../language/event-time.ts'
import { formatMoney } from '../language/money.ts'
import { translator } from '../language/translator.ts'
import { DetailTable } from '../layout/detail-table.tsx'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Fold, Note, RichText, Subtitle, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'
import { type OrderAmounts, OrderSummary } from './order-summary.tsx'
import { type MailedTicket, TicketCodes } from './ticket-codes.tsx'
import { type TicketLink, TicketList } from './ticket-list.tsx'

export interface OrderConfirmationProps {
  locale: string
  event: EventSummary
  orderReference: string
  orderUrl: string
  /** UTC ISO instant. */
  orderedAt: string
  amounts: OrderAmounts
  /** Those of the buyer, and those of guests, who get an email of their own. */
  tickets: MailedTicket[]
  guestTickets: TicketLink[]
  /** The organizer's terms that the buyer accepted; null where there were none. */
  termsUrl: string | null
  /** How to join an online event; sanitized HTML. */
  connectionDetailsHtml: string | null
  /** The organizer's footer message; sanitized HTML. */
  footerMessageHtml: string | null
}

/**
 * Tells the buyer that the order stands, and brings the buyer's own tickets. The sender attaches their QR codes as PNG under each
 * `qrContentId`, the PDF and the calendar file.
 */
export function renderOrderConfirmation(props: OrderConfirmationProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('order-confirmation.subject', {
    event: props.event.title,
    reference: props.orderReference,
  })
  return renderEmail(subject, <OrderConfirmation {...props} />, props)
}

function OrderConfirmation(props: OrderConfirmationProps) {
  const { locale, event, tickets, guestTickets, connectionDetailsHtml, footerMessageHtml } = props
  const t = translator(locale)
  const count = { tickets: tickets.length + guestTickets.length }
  return (
    <EmailLayout
      locale={locale}
      preview={t('order-confirmation.preview', { ...count, reference: props.orderReference })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
      event={event}
    >
      <Title>{t('order-confirmation.heading', { event: event.title })}</Title>
      <TicketCodes locale={locale} tickets={tickets} />
      <EventPanel locale={locale} event={event} />
      {connectionDetailsHtml !== null && (
        <>
          <Subtitle>{t('event.join')}</Subtitle>
          <RichText html={connectionDetailsHtml} />
        </>
      )}
      <EmailButton locale={locale} href={props.orderUrl} label={t('tickets.open', count)} />
      {tickets.length > 0 && <TicketNotes locale={locale} tickets={tickets.length} />}
      {guestTickets.length > 0 && (
        <>
          <Subtitle>{t('order-confirmation.guests', { tickets: guestTickets.length })}</Subtitle>
          <Note>{t('order-confirmation.guests-body')}</Note>
          <TicketList locale={locale} tickets={guestTickets} />
        </>
      )}
      {footerMessageHtml !== null && <RichText html={footerMessageHtml} />}
      <Receipt {...props} />
    </EmailLayout>
  )
}

/** What holds for every ticket that an email brings. */
export function TicketNotes({ locale, tickets }: { locale: string; tickets: number }) {
  const t = translator(locale)
  return (
    <Note>
      {t('ticket.scan')} {t('ticket.keep')} {t('attendee-ticket.body', { tickets })}
    </Note>
  )
}

/** What was bought, folded where the mail client can: most people come back for the ticket. */
function Receipt(props: OrderConfirmationProps) {
  const { locale, event, orderReference, amounts } = props
  const t = translator(locale)
  const total = amounts.total === 0 ? t('order.free') : formatMoney(locale, amounts.total, amounts.currency)
  return (
    <Fold title={t('order-confirmation.summary')} value={total}>
      <DetailTable
        valueWidth="60%"
        details={[
          { label: t('order.reference'), value: orderReference },
          { label: t('order.date'), value: formatDate(locale, props.orderedAt, event.timezone) },
        ]}
      />
      <OrderSummary locale={locale} amounts={amounts} />
      {props.termsUrl !== null && (
        <Note>
          {t('order-confirmation.terms', { organizer: event.organizerName })}{' '}
          <Link href={props.termsUrl}>{props.termsUrl}</Link>
        </Note>
      )}
    </Fold>
  )
}
