import { EventPanel, type EventSummary } from '../event/event-panel.tsx'
import { translator } from '../language/translator.ts'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

export interface AddressChangedProps {
  locale: string
  event: EventSummary
  firstName: string
  /** Of the order or the ticket. */
  reference: string
  /** The new address, of which a stranger learns no more than whether they know it. */
  to: string
}

/** Tells a former address that emails go elsewhere, in case that somebody else with the link has changed it. */
export function renderAddressChanged(props: AddressChangedProps): Promise<RenderedEmail> {
  const t = translator(props.locale)
  const subject = t('address-changed.subject', { event: props.event.title, reference: props.reference })
  return renderEmail(subject, <AddressChanged {...props} />, props)
}

function AddressChanged({ locale, event, to, reference, firstName }: AddressChangedProps) {
  const t = translator(locale)
  return (
    <EmailLayout
      locale={locale}
      preview={t('address-changed.preview', { to })}
      organizerName={event.organizerName}
      supportEmail={event.supportEmail}
    >
      <Title>{t('address-changed.heading')}</Title>
      <Greeting locale={locale} name={firstName} />
      <Paragraph>{t('address-changed.body', { to, reference, event: event.title })}</Paragraph>
      <Paragraph>{t('address-changed.mistake')}</Paragraph>
      <EventPanel locale={locale} event={event} />
    </EmailLayout>
  )
}
