import { getEventMessage, listEventMessages } from '@foyer/core/event-message/event-messages'
import { readOrderEmails } from '@foyer/core/mail/suppressed-address'
import { EventMessageEntity } from '@foyer/core/store/event-message/event-message-entity'
import type { Stage } from '../stage/stage.ts'
import { takeFree } from './purchase.ts'
import { freeTicket, type Scenario } from './scenario.ts'

const guests = ['ada', 'bob', 'cyd', 'dan']

async function giveToGuests(stage: Stage): Promise<void> {
  for (const name of guests) await takeFree(stage, stage.buyer(name))
  await stage.world.deliver()
}

/** Writes to everyone, in two chunks: they hold 25 people each, and every one of those would be killed at. */
async function writeToAll(stage: Stage): Promise<string> {
  const body = {
    ...{ recipient_group: 'EVERYONE', subject: 'Doors', content: '<p>At seven.</p>' },
    is_event_related: true,
  }
  const { body: answer } = await stage.manage('POST', '/messages', body, `message-${stage.event_id}`)
  const { id } = answer.data
  await EventMessageEntity.patch({ event_id: stage.event_id, id }).set({ chunk_count: 2 }).go()
  return id
}

/** The event's only message, and how many emails of it each guest's order knows. */
async function readMessage({ event_id, owner, buyer }: Stage) {
  const query = { page: 1, per_page: 20 }
  const { data } = await listEventMessages(owner.ctx, { params: { event_id }, query })
  const [row] = data
  if (!row || data.length > 1) throw new Error(`There are ${data.length} messages.`)
  const message = await getEventMessage(owner.ctx, { params: { event_id, message_id: row.id } })
  const emails = await Promise.all(guests.map((name) => readOrderEmails(buyer(name).order()?.short_id ?? '')))
  return { message, sent: emails.map((of) => of.filter(({ kind }) => kind === 'eventMessageDue').length) }
}

/** A message on its way to people of an event (docs/decisions/0022). */
export const eventMessages: readonly Scenario[] = [
  {
    name: 'message sent to everyone in chunks',
    tickets: [freeTicket(null)],
    prepare: giveToGuests,
    async play(stage) {
      await writeToAll(stage)
      await stage.world.deliver()
    },
    outcome: { completed: [guests.length] },
    async look(stage) {
      const { message, sent } = await readMessage(stage)
      const { status, total, skipped, failed } = message
      return [
        ...(sent.every((count) => count === 1) ? [] : [`the guests got it ${sent.join(', ')} times`]),
        ...(status === 'SENT' && message.sent === guests.length && total === guests.length
          ? []
          : [`it says ${status}, ${message.sent} of ${total}`]),
        ...(skipped + failed === 0 ? [] : [`it says ${skipped} skipped, ${failed} failed`]),
      ]
    },
  },
  {
    name: 'message stopped in the middle',
    tickets: [freeTicket(null)],
    prepare: giveToGuests,
    async play(stage) {
      const id = await writeToAll(stage)
      // Divided, and the first of its two chunks sent.
      await stage.world.deliverSome(2)
      await stage.manage('POST', `/messages/${id}/cancel`)
      await stage.world.deliver()
    },
    outcome: { completed: [guests.length] },
    async look(stage) {
      const { message, sent } = await readMessage(stage)
      const known = sent.reduce((sum, count) => sum + count, 0)
      return [
        ...(message.status === 'CANCELLED' ? [] : [`it is ${message.status}`]),
        ...(sent.every((count) => count <= 1) ? [] : [`the guests got it ${sent.join(', ')} times`]),
        ...(message.sent === known ? [] : [`it says ${message.sent} sent, the orders know of ${known}`]),
      ]
    },
  },
]
