import type { OutgoingEmail } from './ses.ts'

/**
 * An email as MIME: text and HTML as alternatives, images that the HTML shows beside it, the other attachments below. Bytes,
 * for SES takes an email with attachments in no other form. The composer is imported with the first email: the API rarely sends one.
 */
export async function rawEmail(email: OutgoingEmail, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
  const { to, reply_to, subject, html, text } = email
  const composer = new MailComposer({
    from,
    to,
    ...(reply_to === '' ? {} : { replyTo: reply_to }),
    subject,
    html,
    text,
    attachments: email.attachments.map(({ name, media_type, content, content_id }) => ({
      filename: name,
      contentType: media_type,
      content: Buffer.from(content),
      ...(content_id ? { cid: content_id, contentDisposition: 'inline' } : {}),
    })),
    // Nothing that a template says may read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
