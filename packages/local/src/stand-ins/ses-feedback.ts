import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { membersOf, type SendRawEmailForm } from './send-raw-email-form.ts'

/** SES reports after seconds, mostly once the sender has recorded the email; never sooner than that here. */
const delaySeconds = 1

/**
 * SES's mailbox simulator: for an email to one of its addresses, puts the event that SES would publish into the queue that
 * SES's topic leads to. Also treats any address at bounce.example as one that does not exist.
 */
export function openSesFeedback({ queueUrl, region }: { queueUrl: string; region: string }) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const sqs = new SQSClient({ endpoint: new URL(queueUrl).origin, region, credentials })
  return {
    async answer(form: SendRawEmailForm): Promise<void> {
      const names = membersOf(form, 'Tags', 'Name')
      const values = membersOf(form, 'Tags', 'Value')
      const tags = names.map((Name, index) => ({ Name, Value: values[index] ?? '' }))
      for (const address of membersOf(form, 'Destinations')) {
        const event = sesEvent(address, tags, new Date())
        if (!event) continue
        const MessageBody = JSON.stringify(event)
        await sqs.send(
          new SendMessageCommand({ QueueUrl: queueUrl, MessageBody, DelaySeconds: delaySeconds }),
        )
      }
    },
    stop: () => sqs.destroy(),
  }
}

const simulator = /^(bounce|complaint|ooto)(\+[^@]*)?@simulator\.amazonses\.com$/i

/** What SES would say of an email to this address; null when it would arrive. */
export function sesEvent(address: string, tags: { Name: string; Value: string }[], now: Date) {
  const wish = /@bounce\.example$/i.test(address) ? 'bounce' : simulator.exec(address)?.[1]?.toLowerCase()
  if (!wish) return null
  const timestamp = now.toISOString()
  const emailAddress = address
  const mail = {
    timestamp,
    messageId: `simulated-${now.getTime()}`,
    destination: [address],
    tags: Object.fromEntries(tags.map(({ Name, Value }) => [Name, [Value]])),
  }
  if (wish === 'complaint') {
    const complaint = { timestamp, complaintFeedbackType: 'abuse', complainedRecipients: [{ emailAddress }] }
    return { eventType: 'Complaint', mail, complaint }
  }
  const bounceType = wish === 'bounce' ? 'Permanent' : 'Transient'
  const bounce = { timestamp, bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress }] }
  return { eventType: 'Bounce', mail, bounce }
}
