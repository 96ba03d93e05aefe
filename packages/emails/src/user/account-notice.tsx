import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Note, Paragraph, Title } from '../layout/prose.tsx'
import { type RenderedEmail, renderEmail } from '../layout/render-email.ts'

/** What every email carries that tells users of something about their login; its button leads to a page, not through a link that works once. */
export interface NoticeProps {
  locale: string
  firstName: string
  url: string
}

/** Renders the emails that tell the product's users of something, which differ in their words only. */
export function renderAccountNotice(
  notice: 'address-known' | 'email-change-notice' | 'password-changed-notice',
  { locale, firstName, url }: NoticeProps,
  values: Record<string, string>,
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
      <EmailButton locale={locale} href={url} label={t(`${notice}.open`)} />
      <Note>{t(`${notice}.note`, values)}</Note>
    </EmailLayout>,
  )
}
