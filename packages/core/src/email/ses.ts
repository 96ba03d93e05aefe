import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { config, required } from '../config.ts'

const ses = new SESv2Client({})

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

/** Gives an email to SES and answers SES's id for it. The only file that talks to SES. */
export async function sendEmail(email: OutgoingEmail, tags: EmailTags): Promise<string> {
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' })
  const answer = await ses.send(
    new SendEmailCommand({
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
    }),
  )
  return answer.MessageId ?? ''
}
