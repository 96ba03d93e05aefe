import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withRenewedPatience } from '../patience.ts'
import { neverAnswers, noAnswer, startCountingSes } from '../testing/start-counting-ses.ts'
import { type OutgoingEmail, sendEmail } from './ses.ts'
import { EmailRefused, SesClosed, SesSilent } from './ses-refusal.ts'

let ses: Awaited<ReturnType<typeof startCountingSes>>
let refusal: string | null = null

beforeAll(async () => {
  // Before the first email of this process: then its client learns where SES is.
  ses = await startCountingSes(() => refusal)
  process.env.AWS_ENDPOINT_URL_SES = ses.url
  process.env.EMAIL_CONFIGURATION_SET = 'foyer-email'
})
afterAll(() => ses.stop())

const email: OutgoingEmail = {
  to: 'bea@example.com',
  reply_to: 'organizer@example.com',
  subject: 'Karten für „Ödön“\r\nBcc: all@example.com',
  html: '<p>Grüße <img src="cid:qr-1"></p>',
  text: 'Grüße',
  attachments: [
    { name: 'ticket.pdf', media_type: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) },
    { name: 'qr.png', media_type: 'image/png', content: new Uint8Array([137, 80]), content_id: 'qr-1' },
  ],
}
const unverified =
  'MessageRejected:Email address is not verified. The following identities failed the check in region US-EAST-1:'
const tags = { subject: 'or_1', message: 'msg-1' }

describe('the mail service', () => {
  it('gets one call with the sender, the recipient, the configuration set and both tags', async () => {
    refusal = null
    expect(await sendEmail(email, tags)).toMatch(/^counted-/)
    const { 'RawMessage.Data': _data, ...call } = Object.fromEntries(ses.calls.at(-1) ?? [])
    expect(call).toEqual({
      Action: 'SendRawEmail',
      Version: '2010-12-01',
      Source: process.env.EMAIL_FROM,
      'Destinations.member.1': 'bea@example.com',
      ConfigurationSetName: 'foyer-email',
      'Tags.member.1.Name': 'subject',
      'Tags.member.1.Value': 'or_1',
      'Tags.member.2.Name': 'message',
      'Tags.member.2.Value': 'msg-1',
    })
  })

  it('gets a message that a mail program reads: both texts, the image that is shown, the ticket, no other header', async () => {
    refusal = null
    await sendEmail(email, tags)
    const raw = Buffer.from(ses.calls.at(-1)?.get('RawMessage.Data') ?? '', 'base64')
    const read = await simpleParser(raw, { skipImageLinks: true })
    expect(read.headers.has('bcc')).toBe(false)
    expect(read.subject).toBe('Karten für „Ödön“ Bcc: all@example.com')
    expect([read.replyTo?.text, [read.to].flat()[0]?.text]).toEqual([
      'organizer@example.com',
      'bea@example.com',
    ])
    expect([read.text?.trim(), read.html]).toEqual(['Grüße', email.html])
    const parts = read.attachments.map((part) => [
      part.filename,
      part.contentType,
      part.cid,
      part.content.length,
    ])
    expect(parts).toContainEqual(['ticket.pdf', 'application/pdf', undefined, 4])
    expect(parts).toContainEqual(['qr.png', 'image/png', 'qr-1', 2])
  })

  it.each([
    'Throttling:Daily message quota exceeded.',
    'ThrottlingException:Daily message quota exceeded',
    'AccountSendingPausedException:Email sending has been disabled for this account.',
    'ConfigurationSetDoesNotExist',
    'AccessDenied',
    'MessageRejected:Sending suspended for this account. For more information, please check the inbox of the email address associated with your AWS account.',
    // SES says so also of an address with a name, and of a whole domain.
    ...[process.env.EMAIL_FROM, 'tickets@FOYER.example', 'foyer.example'].map(
      (sender) => `${unverified} bea@example.com, ${sender}`,
    ),
  ])('is closed for all emails when it answers %s', async (answer) => {
    refusal = answer
    const closed = await sendEmail(email, tags).catch((error: unknown) => error)
    expect(closed).toBeInstanceOf(SesClosed)
    expect(closed).toMatchObject({ isTooFast: false })
  })

  it.each([
    ['ends the connection', noAnswer],
    ['says nothing for longer than it is waited for', neverAnswers],
  ])('is asked once, and may have the email, when it %s', async (_, silence) => {
    refusal = silence
    const before = ses.counts().taken
    await expect(withRenewedPatience(() => sendEmail(email, tags), 200)).rejects.toThrow(SesSilent)
    expect(ses.counts().taken).toBe(before + 1)
  })

  it('gets each email on a connection of its own, since a kept one may have ended while the function was frozen', async () => {
    refusal = null
    for (const to of ['ana@example.com', 'bea@example.com', 'cem@example.com']) {
      expect(await sendEmail({ ...email, to }, tags)).toMatch(/^counted-/)
    }
  })

  it('is closed for seconds when too many emails were sent at once', async () => {
    refusal = 'Throttling:Maximum sending rate exceeded.'
    await expect(sendEmail(email, tags)).rejects.toMatchObject({ isTooFast: true })
  })

  it.each([
    [`${unverified} bea@example.com`, 'SANDBOX'],
    ['MessageRejected:Address blacklisted.', 'CONTENT_REFUSED'],
    ["InvalidParameterValue:Missing final '@domain'", 'CONTENT_REFUSED'],
    ["InvalidParameterValue:Message length is more than 10485760 bytes long: '11000000'.", 'TOO_LARGE'],
  ])('refuses only this email when it answers %s', async (answer, reason) => {
    refusal = answer
    await expect(sendEmail(email, tags)).rejects.toMatchObject({ constructor: EmailRefused, reason })
  })

  it('is closed for all emails when no address can be read from the sender that it is given', async () => {
    const from = process.env.EMAIL_FROM
    process.env.EMAIL_FROM = 'Foyer'
    refusal = "InvalidParameterValue:Missing final '@domain'"
    await expect(sendEmail(email, tags)).rejects.toThrow(SesClosed)
    process.env.EMAIL_FROM = from
  })

  it('does not have the email when it could not be reached', async () => {
    await ses.stop()
    const unreachable = await sendEmail(email, tags).catch((error: unknown) => error)
    expect(unreachable).toBeInstanceOf(SesClosed)
    expect(unreachable).not.toBeInstanceOf(SesSilent)
  })
})
