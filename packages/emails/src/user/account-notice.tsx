import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Note, Paragraph, Title } from '../layout/prose.tsx'
import { addressesIn, type RenderedEmail, renderEmail } from '../layout/render-email.ts'

/** The contents of every email that informs users about their login or account. Its button opens a page, not a link that works once. */
export interface NoticeProps {
  locale: string
  firstName: string
  url: string
}

/** Renders the emails that inform the product's users, which differ only in their words. `more`: a paragraph that not all of them have. */
export function renderAccountNotice(
  notice: 'address-known' | 'email-change-notice' | 'password-changed-notice' | 'webhook-stopped-notice',
  { locale, firstName, url }: NoticeProps,
  values: Record<string, string>,
  more?: 'password-changed-notice.ended',
): Promise<RenderedEmail> {
  const t = translator(locale)
  return renderEmail(
    t(`${notice}.subject`, values),
    <EmailLayout
      locale={locale}
      preview={t(`${notice}.preview`, values)}
      organizerName={null}
      supportEmail={null}
    >
      <Title>{t(`${notice}.heading`, values)}</Title>
      <Greeting locale={locale} name={firstName} />
      <Paragraph>{t(`${notice}.body`, values)}</Paragraph>
      {more && <Paragraph>{t(more, values)}</Paragraph>}
      <EmailButton locale={locale} href={url} label={t(`${notice}.open`)} />
      <Note>{t(`${notice}.note`, values)}</Note>
    </EmailLayout>,
    { locale, own: addressesIn(values) },
  )
}
