import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { config, required } from '../config.ts'
import { ServiceSilent, waitFor } from '../patience.ts'
import { isSilence, SesSilent, sesRefusal } from './ses-refusal.ts'

/**
 * An email as MIME: text and HTML as alternatives, images for the HTML inline, other attachments below. In bytes, because
 * SES takes attachments in no other form. The composer loads with the first email, because the API rarely sends one.
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
    // No template may make it read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

// A kept connection may have closed while the function was frozen. An email lost on it would count as one that SES may
// have accepted, and wait a minute.
const ownConnection = { keepAlive: false }

const ses = new SESClient({
  requestHandler: {
    connectionTimeout: 3000,
    httpAgent: ownConnection,
    httpsAgent: ownConnection,
  },
})
// Inside the SDK's retries, which must not repeat an email that SES may have accepted.
ses.middlewareStack.add(
  (next) => async (given) => {
    try {
      return await next(given)
    } catch (error) {
      throw isSilence(error) ? new SesSilent() : error
    }
  },
  { step: 'deserialize', priority: 'low', name: 'silence' },
)

export interface EmailAttachment {
  name: string
  media_type: string
  content: Uint8Array
  /** Set for an image that the HTML shows by `cid:…`. */
  content_id?: string
}

/** An email to send. If `reply_to` is empty, replies go to the sender. */
export interface OutgoingEmail {
  to: string
  reply_to: string
  subject: string
  html: string
  text: string
  attachments: EmailAttachment[]
}

/** Tags with which SES reports a bounce of the email. SES accepts only letters, digits, `_` and `-`. */
export interface EmailTags {
  subject: string
  message: string
}

/**
 * Sends an email through SES and returns SES's id for it. The only file that talks to SES. Errors: `SesClosed`; its
 * subclass `SesSilent`, after which SES may still have accepted the email; `EmailRefused`.
 */
export async function sendEmail(email: OutgoingEmail, tags: EmailTags): Promise<string> {
  const from = required('EMAIL_FROM')
  const command = new SendRawEmailCommand({
    Source: from,
    Destinations: [email.to],
    ConfigurationSetName: config().EMAIL_CONFIGURATION_SET,
    Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    RawMessage: { Data: await rawEmail(email, from) },
  })
  try {
    const answer = await waitFor((abortSignal) => ses.send(command, { abortSignal }))
    return answer.MessageId ?? ''
  } catch (error) {
    // It may have accepted the email just before.
    if (error instanceof SesSilent || error instanceof ServiceSilent) throw new SesSilent()
    throw sesRefusal(error, from)
  }
}
