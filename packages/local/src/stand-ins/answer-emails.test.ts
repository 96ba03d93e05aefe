import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SesAccount } from './ses-rules.ts'
import { startSesInbox } from './start-ses-inbox.ts'

const account: SesAccount = {
  region: 'us-east-1',
  verified: ['foyer.example'],
  isInSandbox: false,
  sending: 'ENABLED',
}
let inbox: Awaited<ReturnType<typeof startSesInbox>>

beforeAll(async () => {
  inbox = await startSesInbox({
    port: 0,
    directory: null,
    feedbackQueueUrl: 'http://127.0.0.1:9/queue',
    account,
  })
  await send('anna.asks@example.com', 'for Anna', 'about the concert')
  await send('bea.asks@example.com', 'for Bea', 'about the concert')
  await send('anna.asks@example.com', 'again for Anna', 'about the play')
})
afterAll(() => inbox.stop())

async function send(to: string, subject: string, text: string) {
  const raw = `From: tickets@foyer.example\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\n${text}`
  const answer = await fetch(inbox.url, {
    method: 'POST',
    headers: { authorization: 'AWS4' },
    body: new URLSearchParams({
      Action: 'SendRawEmail',
      Source: 'tickets@foyer.example',
      'Destinations.member.1': to,
      'RawMessage.Data': btoa(raw),
    }),
  })
  expect(answer.status).toBe(200)
}

async function subjects(query: Record<string, string>) {
  const answer = await fetch(`${inbox.url}/emails?${new URLSearchParams(query)}`)
  const { emails } = (await answer.json()) as { emails: { subject: string }[] }
  return emails.map(({ subject }) => subject)
}

it('answers the emails to an address, and no others', async () => {
  expect(await subjects({ to: 'anna.asks@example.com' })).toEqual(['for Anna', 'again for Anna'])
  expect(await subjects({ to: 'asks@example.com' })).toEqual([])
})

it('answers the emails with a text in their body', async () => {
  expect(await subjects({ about: 'about the concert' })).toEqual(['for Anna', 'for Bea'])
  expect(await subjects({ about: 'about the concert', to: 'bea.asks@example.com' })).toEqual(['for Bea'])
})
