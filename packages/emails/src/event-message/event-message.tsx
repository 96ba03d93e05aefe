import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { translator } from '../language/translator.ts'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Note, RichText, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface EventMessageProps {
  locale: string
  event: EventSummary
  recipientFirstName: string
  /** The organizer's own subject. */
  subject: string
  /** The line that inboxes show after the subject. */
  preview: string
  /** What the organizer wrote, as sanitized HTML. */
  contentHtml: string
  /** The organizer's footer message, as sanitized HTML. */
  footerMessageHtml: string | null
}

/** Renders an organizer's message to a person with a ticket or an order. */
export function renderEventMessage(props: EventMessageProps): Promise<RenderedEmail> {
  return renderEmail(props.subject, <EventMessage {...props} />, props)
}

function EventMessage({
  locale,
  event,
  subject,
  contentHtml,
  footerMessageHtml,
  ...props
}: EventMessageProps) {
  const t = translator(locale)
  return (
    <EmailLayout
      locale={locale}
      preview={props.preview}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
      event={event}
    >
      <Title>{subject}</Title>
      <Greeting locale={locale} name={props.recipientFirstName} />
      <RichText html={contentHtml} />
      <div style={{ height: 24 }} />
      <EventPanel locale={locale} event={event} />
      {footerMessageHtml !== null && <RichText html={footerMessageHtml} />}
      <Note>{t('event-message.reason', { event: event.title })}</Note>
    </EmailLayout>
  )
}
