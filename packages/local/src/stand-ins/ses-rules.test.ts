import { sendEmail } from '@foyer/core/mail/ses'
import { EmailRefused, SesClosed } from '@foyer/core/mail/ses-refusal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailLimits } from '../../../../stacks/limit/mail-limits.ts'
import type { SesAccount } from './ses-rules.ts'
import { startSesInbox } from './start-ses-inbox.ts'

const account: SesAccount = {
  region: 'us-east-1',
  verified: ['foyer.example', 'bea@example.com'],
  isInSandbox: false,
  sending: 'ENABLED',
}
let inbox: Awaited<ReturnType<typeof startSesInbox>>
let now = 0

beforeAll(async () => {
  const feedbackQueueUrl = process.env.EMAIL_FEEDBACK_QUEUE_URL ?? ''
  inbox = await startSesInbox({ port: 0, directory: null, feedbackQueueUrl, account, now: () => now })
  // Before this process's first email, when its client learns where SES is.
  process.env.AWS_ENDPOINT_URL_SES = inbox.url
})
beforeEach(() => {
  Object.assign(account, { isInSandbox: false, quota: undefined, sending: 'ENABLED' })
  // Two days later nothing counts anymore.
  now += 48 * 3600 * 1000
})
afterAll(() => inbox.stop())

interface Wish {
  from?: string
  to?: string[]
  bytes?: number
  tag?: string
}

/** Sends an email; returns the name and the words of its refusal, or null. */
async function send({
  from = 'Foyer <tickets@foyer.example>',
  to = ['a@example.org'],
  bytes = 1000,
  tag,
}: Wish = {}) {
  const head = `From: tickets@foyer.example\r\nTo: ${to.join(', ')}\r\nSubject: Hello\r\n\r\n`
  const answer = await fetch(inbox.url, {
    method: 'POST',
    headers: { authorization: 'AWS4' },
    body: new URLSearchParams({
      Action: 'SendRawEmail',
      Source: from,
      ...Object.fromEntries(to.map((address, index) => [`Destinations.member.${index + 1}`, address])),
      'RawMessage.Data': Buffer.from(head.padEnd(bytes, 'line of text\r\n')).toString('base64'),
      ...(tag === undefined ? {} : { 'Tags.member.1.Name': 'subject', 'Tags.member.1.Value': tag }),
    }),
  })
  if (answer.ok) return null
  const said = (await answer.text()).replaceAll('&#60;', '<').replaceAll('&#62;', '>')
  return ['Code', 'Message'].map((part) => new RegExp(`<${part}>(.*)</${part}>`).exec(said)?.[1])
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@example.org`)
const unverified = (identities: string) => [
  'MessageRejected',
  `Email address is not verified. The following identities failed the check in region US-EAST-1: ${identities}`,
]

describe('the local SES', () => {
  it('takes mail from a verified domain and address, and refuses any other sender', async () => {
    expect(await send()).toBeNull()
    expect(await send({ from: 'bea@example.com' })).toBeNull()
    expect(await send({ from: 'Ann <ann@example.com>' })).toEqual(unverified('Ann <ann@example.com>'))
    expect(await send({ from: 'a@notfoyer.example' })).toEqual(unverified('a@notfoyer.example'))
  })

  it('refuses unverified recipients while the account is in the sandbox, and only then', async () => {
    expect(await send({ to: ['a@example.org'] })).toBeNull()
    account.isInSandbox = true
    expect(await send({ to: ['a@example.org', 'bea@example.com'] })).toEqual(unverified('a@example.org'))
    expect(await send({ to: ['bea@example.com', 'success@simulator.amazonses.com'] })).toBeNull()
  })

  it('takes 50 recipients and 10 MB, and no more', async () => {
    expect(await send({ to: many(50), bytes: mailLimits.messageBytes })).toBeNull()
    expect(await send({ to: many(51) })).toEqual(['InvalidParameterValue', 'Recipient count exceeds 50.'])
    const tooLarge = await send({ bytes: mailLimits.messageBytes + 1 })
    expect(tooLarge).toEqual([
      'InvalidParameterValue',
      "Message length is more than 10485760 bytes long: '10485761'.",
    ])
  })

  it.each([
    ['nobody', "Missing final '@domain'"],
    ['bé@example.org', 'Local address contains control or whitespace'],
    ['a@.example.org', 'Domain starts with dot'],
    ['a@example..org', 'Domain contains dot-dot'],
    ['a@exam_ple.org', 'Domain contains illegal character'],
  ])('refuses the address %s', async (address, message) => {
    expect(await send({ to: [address] })).toEqual(['InvalidParameterValue', message])
  })

  it('refuses a tag with other letters than it takes', async () => {
    expect(await send({ tag: 'or_1-A' })).toBeNull()
    expect((await send({ tag: 'or/1' }))?.[0]).toBe('InvalidParameterValue')
  })

  it('throttles who sends faster than the rate for longer than a burst, until the rate has caught up', async () => {
    account.quota = { perSecond: 2, perDay: 1000 }
    const answers = []
    for (let email = 0; email < 2 * mailLimits.burstSeconds; email += 1) answers.push(await send())
    expect(answers).toEqual(answers.map(() => null))
    expect(await send()).toEqual(['Throttling', 'Maximum sending rate exceeded.'])
    now += 600
    expect([await send(), (await send())?.[0], (await send())?.[0]]).toEqual([null, undefined, 'Throttling'])
  })

  it('throttles who has used up the quota of 24 hours, counted by recipients, until that is a day ago', async () => {
    account.quota = { perSecond: 1000, perDay: 3 }
    expect(await send({ to: many(2) })).toBeNull()
    now += 3600 * 1000
    expect(await send({ to: many(1) })).toBeNull()
    expect(await send()).toEqual(['Throttling', 'Daily message quota exceeded.'])
    now += 22.9 * 3600 * 1000
    expect((await send())?.[0]).toBe('Throttling')
    now += 0.2 * 3600 * 1000
    expect([await send(), await send(), (await send())?.[0]]).toEqual([null, null, 'Throttling'])
  })

  it('has the rate and quota of the sandbox there', async () => {
    account.isInSandbox = true
    const to = ['bea@example.com']
    for (let email = 0; email < mailLimits.sandbox.perDay; email += 1) {
      now += 1000
      expect(await send({ to })).toBeNull()
    }
    expect(await send({ to })).toEqual(['Throttling', 'Daily message quota exceeded.'])
  })

  it('takes nothing while sending is paused or the account suspended', async () => {
    account.sending = 'PAUSED'
    expect((await send())?.[0]).toBe('AccountSendingPausedException')
    account.sending = 'SUSPENDED'
    expect((await send())?.join()).toContain('MessageRejected,Sending suspended for this account.')
  })

  it('says it so that Foyer knows whether to wait, for how long, or to give one email up', async () => {
    const email = {
      to: 'a@example.org',
      reply_to: '',
      subject: 'Hello',
      html: '',
      text: 'Hello',
      attachments: [],
    }
    const failure = () =>
      sendEmail(email, { subject: 'or_1', message: 'm' }).catch((error) => ({
        is: error.constructor,
        about: error.reason ?? error.isTooFast,
      }))
    expect(await failure()).toMatch(/^.+$/)
    account.isInSandbox = true
    expect(await failure()).toEqual({ is: EmailRefused, about: 'SANDBOX' })
    account.isInSandbox = false
    account.sending = 'SUSPENDED'
    expect(await failure()).toEqual({ is: SesClosed, about: false })
    account.sending = 'ENABLED'
    account.quota = { perSecond: 1000, perDay: 0 }
    expect(await failure()).toEqual({ is: SesClosed, about: false })
    account.quota = { perSecond: 0, perDay: 1000 }
    expect(await failure()).toEqual({ is: SesClosed, about: true })
    account.quota = undefined
    account.verified = ['bea@example.com']
    expect(await failure()).toEqual({ is: SesClosed, about: false })
  })
})
