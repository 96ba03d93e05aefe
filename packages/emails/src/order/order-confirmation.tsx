import { Link } from 'react-email'
import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { formatDate } from '../language/event-time.ts'
import { translator } from '../language/translator.ts'
import { DetailTable } from '../layout/detail-table.tsx'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Note, Paragraph, RichText, Subtitle, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'
import { type OrderAmounts, OrderSummary } from './order-summary.tsx'
import { type TicketLink, TicketList } from './ticket-list.tsx'

export interface OrderConfirmationProps {
  locale: string
  event: EventSummary
  buyerFirstName: string
  orderReference: string
  orderUrl: string
  /** UTC ISO instant. */
  orderedAt: string
  amounts: OrderAmounts
  tickets: TicketLink[]
  /** The organizer's terms that the buyer accepted; null where there were none. */
  termsUrl: string | null
  /** How to join an online event; sanitized HTML. */
  connectionDetailsHtml: string | null
  /** The organizer's footer message; sanitized HTML. */
  footerMessageHtml: string | null
}

/** Tells the buyer that the order stands, with everything needed to find the tickets again. */
export function renderOrderConfirmation(props: OrderConfirmationProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('order-confirmation.subject', {
    event: props.event.title,
    reference: props.orderReference,
  })
  return renderEmail(subject, <OrderConfirmation {...props} />)
}

function OrderConfirmation(props: OrderConfirmationProps) {
  const { locale, event, tickets, orderReference, connectionDetailsHtml, footerMessageHtml } = props
  const t = translator(locale)
  const count = { tickets: tickets.length }
  return (
    <EmailLayout
      locale={locale}
      preview={t('order-confirmation.preview', { ...count, reference: orderReference })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
    >
      <Title>{t('order-confirmation.heading', { event: event.title })}</Title>
      <Greeting locale={locale} name={props.buyerFirstName} />
      <Paragraph>{t('order-confirmation.body', count)}</Paragraph>
      <EventPanel locale={locale} event={event} />
      <EmailButton locale={locale} href={props.orderUrl} label={t('order.open')} />
      {connectionDetailsHtml !== null && (
        <>
          <Subtitle>{t('event.join')}</Subtitle>
          <RichText html={connectionDetailsHtml} />
        </>
      )}
      <Subtitle>{t('order-confirmation.tickets', count)}</Subtitle>
      <TicketList locale={locale} tickets={tickets} />
      <Subtitle>{t('order-confirmation.summary')}</Subtitle>
      <DetailTable
        valueWidth="60%"
        details={[
          { label: t('order.reference'), value: orderReference },
          { label: t('order.date'), value: formatDate(locale, props.orderedAt, event.timezone) },
        ]}
      />
      <OrderSummary locale={locale} amounts={props.amounts} />
      {props.termsUrl !== null && (
        <Note>
          {t('order-confirmation.terms', { organizer: event.organizerName })}{' '}
          <Link href={props.termsUrl}>{props.termsUrl}</Link>
        </Note>
      )}
      {footerMessageHtml !== null && <RichText html={footerMessageHtml} />}
    </EmailLayout>
  )
}
