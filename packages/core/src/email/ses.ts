import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { config, required } from '../config.ts'

/** A service that hangs must not take its caller's whole time along: three tries end within half a minute. */
const ses = new SESv2Client({
  requestHandler: { connectionTimeout: 3000, requestTimeout: 8000, throwOnRequestTimeout: true },
})

/** SES takes nobody's email at the moment: sent too fast, the day's quota used up, sending stopped, or out of order. */
export class SesClosed extends Error {}

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

/** Gives an email to SES and answers SES's id for it. The only file that talks to SES. Error: `SesClosed`. */
export async function sendEmail(email: OutgoingEmail, tags: EmailTags): Promise<string> {
  const command = sendCommand(email, tags)
  try {
    const answer = await ses.send(command)
    return answer.MessageId ?? ''
  } catch (error) {
    throw isAboutEmail(error) ? error : new SesClosed('SES takes no email at the moment.', { cause: error })
  }
}

/** Refusals that are about the sender's pace or account, though HTTP counts them as the client's fault. */
const closings = new Set([
  'TooManyRequestsException',
  'ThrottlingException',
  'LimitExceededException',
  'SendingPausedException',
  'AccountSuspendedException',
])

function isAboutEmail(error: unknown): boolean {
  return error instanceof SESv2ServiceException && error.$fault === 'client' && !closings.has(error.name)
}

function sendCommand(email: OutgoingEmail, tags: EmailTags): SendEmailCommand {
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' })
  return new SendEmailCommand({
    FromEmailAddress: required('EMAIL_FROM'),
    Destination: { ToAddresses: [email.to] },
    ConfigurationSetName: config().EMAIL_CONFIGURATION_SET,
    EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    ...(email.reply_to === '' ? {} : { ReplyToAddresses: [email.reply_to] }),
    Content: {
      Simple: {
        Subject: content(email.subject),
        Body: { Html: content(email.html), Text: content(email.text) },
        Attachments: email.attachments.map(({ name, media_type, content, content_id }) => ({
          FileName: name,
          ContentType: media_type,
          RawContent: content,
          ContentTransferEncoding: 'BASE64',
          ...(content_id
            ? { ContentDisposition: 'INLINE', ContentId: content_id }
            : { ContentDisposition: 'ATTACHMENT' }),
        })),
      },
    },
  })
}
