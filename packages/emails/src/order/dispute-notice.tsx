import { formatDate } from '../language/event-time.ts'
import { formatMoney } from '../language/money.ts'
import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

/** `inquiry`: the bank asks and has taken nothing. */
export type DisputeNews = 'opened' | 'inquiry' | 'won' | 'lost' | 'closed'

export interface DisputeNoticeProps {
  locale: string
  news: DisputeNews
  eventTitle: string
  buyerName: string
  orderReference: string
  /** The order in the management screens. */
  orderUrl: string
  /** ISO 4217 code. */
  currency: string
  /** What is disputed, in minor units. */
  amount: number
  /** Until when Stripe takes an answer (UTC ISO text); null: none is wanted. */
  dueAt: string | null
  /** Whether the order's tickets ended with it. */
  hasEndedTickets: boolean
}

/** Tells the organizer that a buyer's bank disputes a payment, or what it has decided (F31). */
export function renderDisputeNotice(props: DisputeNoticeProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const values = { event: props.eventTitle, reference: props.orderReference }
  const subject = t(`dispute.${props.news}.subject`, values)
  return renderEmail(subject, <DisputeNotice {...props} subject={subject} />)
}

/** Of the deadline only the day, in UTC: Stripe's deadlines end with a day, and an hour would be more exact than Stripe is. */
function DisputeNotice({ locale, subject, news, ...props }: DisputeNoticeProps & { subject: string }) {
  const t = translator(locale)
  const values = {
    buyer: props.buyerName,
    amount: formatMoney(locale, props.amount, props.currency),
    reference: props.orderReference,
    event: props.eventTitle,
  }
  return (
    <EmailLayout locale={locale} preview={subject} organizerName={null} supportEmail={null}>
      <Title>{t(`dispute.${news}.heading`)}</Title>
      <Paragraph>{t(`dispute.${news}.body`, values)}</Paragraph>
      {props.dueAt !== null && (
        <Paragraph>{t('dispute.due', { date: formatDate(locale, props.dueAt, 'UTC') })}</Paragraph>
      )}
      {news === 'lost' && (
        <Paragraph>{t(props.hasEndedTickets ? 'dispute.tickets-ended' : 'dispute.tickets-valid')}</Paragraph>
      )}
      <EmailButton locale={locale} href={props.orderUrl} label={t('dispute.open')} />
    </EmailLayout>
  )
}
