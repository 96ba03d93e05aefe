import { formatMoney } from '../language/money.ts'
import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface SoldOutRefundNoticeProps {
  locale: string
  eventTitle: string
  buyerName: string
  orderReference: string
  /** The order in the management screens. */
  orderUrl: string
  /** ISO 4217 code. */
  currency: string
  /** What was paid and is refunded, in minor units. */
  amount: number
}

/** Tells the organizer of a payment that came too late and was refunded without a ticket (F1). */
export function renderSoldOutRefundNotice(props: SoldOutRefundNoticeProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('sold-out-notice.subject', { event: props.eventTitle, reference: props.orderReference })
  return renderEmail(subject, <SoldOutRefundNotice {...props} subject={subject} />)
}

function SoldOutRefundNotice({ locale, subject, ...props }: SoldOutRefundNoticeProps & { subject: string }) {
  const t = translator(locale)
  const values = {
    buyer: props.buyerName,
    amount: formatMoney(locale, props.amount, props.currency),
    reference: props.orderReference,
    event: props.eventTitle,
  }
  return (
    <EmailLayout locale={locale} preview={subject} organizerName={null} supportEmail={null}>
      <Title>{t('sold-out-notice.heading')}</Title>
      <Paragraph>{t('sold-out-notice.body', values)}</Paragraph>
      <EmailButton locale={locale} href={props.orderUrl} label={t('sold-out-notice.open')} />
    </EmailLayout>
  )
}
