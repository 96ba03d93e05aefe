import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { availabilityDue } from '@foyer/contracts/event/availability-messages'
import { ledgerDue } from '@foyer/contracts/ledger/ledger-messages'
import type { Message } from '@foyer/contracts/message'
import { eventSumDue } from '@foyer/contracts/organizer/organizer-messages'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Stripe } from 'stripe'
import type { Mailbag } from './mailbag.ts'
import type { WorldClock } from './world-clock.ts'

export interface PostOffice {
  open: (event_id: string, stripe_account_ids: readonly string[], world: Addressee) => void
  /** Learns from a stream record to which world its messages belong. */
  sort: (record: DynamoDBRecord) => void
  /** The mailbag of the world that a message belongs to. */
  bagOf: (message_id: string) => Mailbag | undefined
  stop: () => Promise<void>
}

interface Addressee {
  mailbag: Mailbag
  clock: WorldClock
}

/** Their messages may follow from a change itself, and then no item names them. */
const eventQueues: readonly string[] = ['change-log', 'snapshot', 'availability', 'statistics']

/**
 * Takes the place of SQS and Foyer's webhook: takes what the relay and Stripe send, and puts it into the mailbag
 * of the world that it belongs to, so that the world decides when, how often and in which order it arrives. Speaks as
 * much of SQS's protocol as the SDK needs to send and to postpone. Letters of no known world are thrown away.
 */
export async function startPostOffice(port: number): Promise<PostOffice> {
  const byEvent = new Map<string, Addressee>()
  const byAccount = new Map<string, Mailbag>()
  const byMessage = new Map<string, Mailbag>()

  function takeMessage(message: Message): void {
    const world =
      eventQueues.includes(message.queue) || message.name === ledgerDue.name
        ? byEvent.get(String(message.payload.event_id))
        : undefined
    const bag = byMessage.get(message.id) ?? world?.mailbag
    const letter = world ? inItsTime(message, world) : message
    bag?.sent.set(message.id, letter)
    bag?.waiting.push({ message: letter, tries: 0 })
  }

  function takeEvent(event: Stripe.Event): void {
    const bag = byAccount.get(event.account ?? '')
    bag?.arrivedEvents.add(event.id)
    bag?.events.push(event)
  }

  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request))
    response.setHeader('content-type', 'application/x-amz-json-1.0')
    if (request.headers['x-amz-target'] === undefined) {
      takeEvent(body)
      response.end('{}')
      return
    }
    // Everything else, such as postponing a failed message, is accepted: the world decides when a letter comes again.
    const { Entries = [] } = body as { Entries?: { Id: string; MessageBody: string }[] }
    for (const { MessageBody } of Entries) takeMessage(JSON.parse(MessageBody))
    response.end(JSON.stringify({ Successful: Entries.map(receiptOf), Failed: [] }))
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    open(event_id, stripe_account_ids, world) {
      byEvent.set(event_id, world)
      for (const stripe_account_id of stripe_account_ids) byAccount.set(stripe_account_id, world.mailbag)
    },
    sort({ dynamodb }) {
      const item = dynamodb?.NewImage ?? {}
      const bag =
        byEvent.get(item.event_id?.S ?? '')?.mailbag ?? byAccount.get(item.stripe_account_id?.S ?? '')
      if (!bag) return
      for (const { M: message } of item.outbox?.L ?? []) byMessage.set(message?.id?.S ?? '', bag)
    },
    bagOf: (message_id) => byMessage.get(message_id),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The relay has the machine's time, and says until when something changed. A consumer, which delays what it sends, has its world's. */
function inItsTime(message: Message, { clock }: Addressee): Message {
  const { name, payload, deliver_at } = message
  const ahead = (instant: string | number) =>
    new Date(new Date(instant).getTime() + clock.aheadMs).toISOString()
  if (name === eventSumDue.name) {
    const later = deliver_at && { deliver_at: ahead(deliver_at) }
    return { ...message, payload: { ...payload, since: ahead(String(payload.since)) }, ...later }
  }
  if (name !== availabilityDue.name || deliver_at !== undefined) return message
  return { ...message, payload: { ...payload, since: ahead(Date.now()) } }
}

function receiptOf({ Id, MessageBody }: { Id: string; MessageBody: string }) {
  return { Id, MessageId: Id, MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
