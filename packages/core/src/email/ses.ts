import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { config, required } from '../config.ts'
import { rawEmail } from './raw-email.ts'
import { sesRefusal } from './ses-refusal.ts'

/** A service that hangs must not take its caller's whole time along: three tries end within half a minute. */
const ses = new SESClient({
  requestHandler: { connectionTimeout: 3000, requestTimeout: 8000, throwOnRequestTimeout: true },
})

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
 * talks to SES. Errors: `SesClosed`, `EmailRefused`.
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
    const answer = await ses.send(command)
    return answer.MessageId ?? ''
  } catch (error) {
    throw sesRefusal(error, from)
  }
}
