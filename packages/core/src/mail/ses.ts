import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { config, required } from '../config.ts'
import { isSilence, SesSilent, sesRefusal } from './ses-refusal.ts'

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
    // No template may make it read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** How long SES may take to answer: five emails of a batch that it says nothing to end within their consumer's minute. */
const patienceMilliseconds = 8000

// A kept connection may have ended while the function was frozen; an email lost on it would count as one that SES may have taken, and
// wait a minute.
const ownConnection = { keepAlive: false }

const ses = new SESClient({
  requestHandler: {
    connectionTimeout: 3000,
    throwOnRequestTimeout: true,
    httpAgent: ownConnection,
    httpsAgent: ownConnection,
  },
})
// Within the SDK's retries, which must not send again what SES may have taken.
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
  /** Set for an image that the HTML shows as `cid:…`. */
  content_id?: string
}

/** An email ready to leave. `reply_to` empty: answers go to the sender. */
export interface OutgoingEmail {
  to: string
  reply_to: string
  subject: string
  html: string
  text: string
  attachments: EmailAttachment[]
}

/** By what SES names the email again when it bounces. Letters, digits, `_` and `-` only; SES takes no others. */
export interface EmailTags {
  subject: string
  message: string
}

/**
 * Gives an email to SES, as one MIME message because of its attachments, and answers SES's id for it. The only file that
 * talks to SES. Errors: `SesClosed`, of which `SesSilent` may have taken it, and `EmailRefused`.
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
    const answer = await ses.send(command, { requestTimeout: patienceMilliseconds })
    return answer.MessageId ?? ''
  } catch (error) {
    throw error instanceof SesSilent ? error : sesRefusal(error, from)
  }
}
