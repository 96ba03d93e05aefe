import { formatDuration } from '../language/duration.ts'
import { translator } from '../language/translator.ts'
import { EmailButton } from '../layout/email-button.tsx'
import { EmailLayout } from '../layout/email-layout.tsx'
import { Greeting } from '../layout/greeting.tsx'
import { Note, Paragraph, Title } from '../layout/prose.tsx'
import { addressesIn, type RenderedEmail, renderEmail } from '../layout/render-email.ts'

/** The link in every email to a user of the product. It works once, for a limited time. */
export interface LinkProps {
  locale: string
  firstName: string
  url: string
  expiresInMinutes: number
}

type AccountEmail = 'email-confirmation' | 'password-reset' | 'user-invitation' | 'email-change-confirmation'

/** Renders the emails to the product's users, which differ only in their words. */
export function renderAccountEmail(
  email: AccountEmail,
  link: LinkProps,
  values: Record<string, string>,
): Promise<RenderedEmail> {
  const { locale, firstName, url, expiresInMinutes } = link
  const t = translator(locale)
  // Reading the mail is not enough for those two: its person must have asked for it.
  const isConfirmation = email === 'email-confirmation' || email === 'email-change-confirmation'
  const duration = formatDuration(locale, expiresInMinutes)
  return renderEmail(
    t(`${email}.subject`, values),
    <EmailLayout locale={locale} preview={t(`${email}.preview`)} organizerName={null} supportEmail={null}>
      <Title>{t(`${email}.heading`, values)}</Title>
      <Greeting locale={locale} name={firstName} />
      <Paragraph>{t(`${email}.body`, values)}</Paragraph>
      <EmailButton locale={locale} href={url} label={t(`${email}.open`)} />
      <Note>
        {t('link.expires', { duration })} {t(isConfirmation ? 'confirmation.ignore' : 'link.ignore')}
      </Note>
    </EmailLayout>,
    { locale, own: addressesIn(values) },
  )
}
