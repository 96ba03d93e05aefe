import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { translator } from '../language/translator.ts'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface TicketPassedOnProps {
  locale: string
  event: EventSummary
  firstName: string
  /** The new holder. */
  toName: string
  /** Of the ticket that admits no longer. */
  reference: string
}

/** Tells a former holder that their ticket has another, in case that somebody else passed it on. */
export function renderTicketPassedOn(props: TicketPassedOnProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('ticket-passed-on.subject', { event: props.event.title, reference: props.reference })
  return renderEmail(subject, <TicketPassedOn {...props} />, props)
}

function TicketPassedOn({ locale, event, toName, reference, firstName }: TicketPassedOnProps) {
  const t = translator(locale)
  return (
    <EmailLayout
      locale={locale}
      preview={t('ticket-passed-on.preview', { to: toName })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
    >
      <Title>{t('ticket-passed-on.heading', { event: event.title })}</Title>
      <Greeting locale={locale} name={firstName} />
      <Paragraph>{t('ticket-passed-on.body', { to: toName, reference })}</Paragraph>
      <Paragraph>{t('ticket-passed-on.mistake')}</Paragraph>
      <EventPanel locale={locale} event={event} />
    </EmailLayout>
  )
}
