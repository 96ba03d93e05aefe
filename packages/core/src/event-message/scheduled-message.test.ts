import {
  type CreateEventMessageBody,
  createEventMessageBody,
} from '@foyer/contracts/event-message/event-message'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type * as z from 'zod'
import { cancelAttendee } from '../attendee/cancel-attendee.ts'
import { updateEvent, updateEventStatus } from '../event/update-event.ts'
import { EmailWithheld } from '../mail/ses-refusal.ts'
import { takeMails } from '../mail/take-mails.ts'
import { beforeTransaction } from '../testing/before-write.ts'
import { deliverEventMessage } from '../testing/deliver-event-message.ts'
import { bringDue, bringMove, readDue } from '../testing/follow-message.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { addressOf, mintGuests } from '../testing/mint-guests.ts'
import { type LiveEvent, mintLiveEvent } from '../testing/mint-live-event.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { at } from '../testing/test-context.ts'
import { createEventMessage } from './create-event-message.ts'
import { cancelEventMessage, deleteEventMessage, getEventMessage } from './event-messages.ts'
import { updateEventMessage } from './update-event-message.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

let live: LiveEvent

beforeEach(async () => {
  live = await mintLiveEvent([{ type: 'FREE' }], {
    start_date: '2027-06-05T17:00:00.000Z',
    timezone: 'Europe/Berlin',
  })
})

type Given = Partial<z.input<typeof createEventMessageBody>>

function bodyOf(given: Given): CreateEventMessageBody {
  const text = { subject: 'Doors', content: '<p>At seven.</p>', is_event_related: true as const }
  return createEventMessageBody.parse({ ...text, recipient_group: 'EVERYONE', ...given })
}

const params = () => ({ event_id: live.event.id })
const dayBefore: Given = { send_when: 'BEFORE_START', days_before: 1, time_of_day: '18:00' }
const inTwoDays = (): Given => ({ send_when: 'AT_TIME', send_at: inDays(2) })

const schedule = (given: Given = dayBefore) =>
  createEventMessage(live.ctx, { params: params(), body: bodyOf(given) })
const managed = ({ id }: { id: string }) => ({ params: { ...params(), message_id: id } })
const read = (message: { id: string }) => getEventMessage(live.ctx, managed(message))
const change = (message: { id: string }, body: Parameters<typeof updateEventMessage>[1]['body']) =>
  updateEventMessage(live.ctx, { ...managed(message), body })
const move = (start_date: string) => updateEvent(live.ctx, { params: params(), body: { start_date } })
const subjectsFor = async (name: string) => (await readInbox(addressOf(name))).map(({ subject }) => subject)

describe('a scheduled message', () => {
  it('waits for its time, and then reaches once everybody with a ticket by then', async () => {
    const early = await mintGuests(live, 2)
    const message = await schedule()
    expect(message).toMatchObject({ status: 'SCHEDULED', due_at: '2027-06-04T16:00:00.000Z', sent: 0 })
    const due = await readDue(message)
    expect(due?.deliver_at).toBe('2027-06-04T16:00:00.000Z')
    expect(await bringDue(due, '2027-06-04T15:59:59.000Z')).toBe('early')
    const late = await mintGuests(live, 1)
    const attendee_short_id = early.ids[1] ?? ''
    await cancelAttendee(live.ctx, { params: { ...params(), attendee_short_id } })
    // Copies come at the same moment and later.
    await Promise.all([bringDue(due), bringDue(due)])
    await deliverEventMessage(message)
    await bringDue(due)
    await deliverEventMessage(message)
    // Each order's buyer counts too.
    expect(await read(message)).toMatchObject({ status: 'SENT', total: 4, sent: 4 })
    const [kept = '', cancelled = ''] = early.names
    expect(await subjectsFor(kept)).toEqual(['Doors'])
    expect(await subjectsFor(late.names[0] ?? '')).toEqual(['Doors'])
    expect(await subjectsFor(cancelled)).toEqual([])
  })

  it('may have no recipients when it is written, and none when it is due', async () => {
    const message = await schedule()
    await bringDue(await readDue(message))
    await deliverEventMessage(message)
    expect(await read(message)).toMatchObject({ status: 'SENT', total: 0, sent: 0 })
  })

  it('reaches no one through an earlier message that was deleted meanwhile', async () => {
    await mintGuests(live, 1)
    const missed = await createEventMessage(live.ctx, { params: params(), body: bodyOf({}) })
    await deliverEventMessage(missed)
    const message = await schedule({ ...dayBefore, recipient_group: 'MISSED', missed_message_id: missed.id })
    await deleteEventMessage(live.ctx, managed(missed))
    await bringDue(await readDue(message))
    await deliverEventMessage(message)
    expect(await read(message)).toMatchObject({ status: 'SENT', total: 0 })
  })

  it('is refused for a time that is past, or more than a year ahead', async () => {
    const past = { code: 'request.invalid', errors: { send_at: ['Choose a time in the future.'] } }
    await expect(schedule({ send_when: 'AT_TIME', send_at: inDays(-1) })).rejects.toMatchObject(past)
    const far = { code: 'request.invalid', errors: { send_at: ['Choose a time within a year.'] } }
    await expect(schedule({ send_when: 'AT_TIME', send_at: inDays(400) })).rejects.toMatchObject(far)
    await move(inDays(1))
    await expect(schedule({ ...dayBefore, days_before: 3 })).rejects.toMatchObject({
      errors: { days_before: ['Choose a time in the future.'] },
    })
  })

  it('waits for the next day where the account’s budget of mail is used up', async () => {
    const { names } = await mintGuests(live, 1)
    const message = await schedule()
    const due = await readDue(message)
    const ctx = at(live.ctx, due?.deliver_at ?? '')
    // What an account may send after half a year, as old as it is by then.
    await takeMails(ctx, accountOf(live.ctx), 'messages', 50_000)
    const waits = await bringDue(due).catch((error: unknown) => error)
    expect(waits).toBeInstanceOf(EmailWithheld)
    expect(waits).toMatchObject({ until: '2027-06-05T00:00:00.000Z' })
    expect(await read(message)).toMatchObject({ status: 'SCHEDULED' })
    const later = due && { ...due, deliver_at: '2027-06-05T00:00:00.000Z' }
    expect(await bringDue(later, '2027-06-04T20:00:00.000Z')).toBe('early')
    await bringDue(later)
    await deliverEventMessage(message)
    expect(await subjectsFor(names[0] ?? '')).toEqual(['Doors'])
  })

  it('is left to its writer when it comes more than a day late', async () => {
    const message = await schedule()
    expect(await bringDue(await readDue(message), '2027-06-05T16:00:01.000Z')).toBe('done')
    expect(await read(message)).toMatchObject({ status: 'SCHEDULED', sent: 0 })
  })
})

describe('a message that goes out days before its event', () => {
  it('moves with the event, and the message of its former time does nothing', async () => {
    const { names } = await mintGuests(live, 1)
    const message = await schedule()
    const former = await readDue(message)
    await move('2027-07-10T17:00:00.000Z')
    await bringMove(live.event.id)
    expect(await read(message)).toMatchObject({ status: 'SCHEDULED', due_at: '2027-07-09T16:00:00.000Z' })
    expect(await bringDue(former)).toBe('done')
    expect(await read(message)).toMatchObject({ status: 'SCHEDULED' })
    await bringDue(await readDue(message))
    await deliverEventMessage(message)
    expect(await subjectsFor(names[0] ?? '')).toEqual(['Doors'])
  })

  it('is not sent at its former time, though nothing has told it of the move', async () => {
    const message = await schedule()
    await move('2027-07-10T17:00:00.000Z')
    await bringDue(await readDue(message))
    expect(await read(message)).toMatchObject({ status: 'SCHEDULED', due_at: '2027-07-09T16:00:00.000Z' })
    expect((await readDue(message))?.deliver_at).toBe('2027-07-09T16:00:00.000Z')
  })

  it('is not sent at once by a move that leaves its time in the past, and moves on with the next', async () => {
    const message = await schedule()
    await move(inDays(-3))
    await bringMove(live.event.id)
    expect((await read(message)).status).toBe('SCHEDULED')
    expect(await readDue(message)).toBe(null)
    await move('2027-07-10T17:00:00.000Z')
    await bringMove(live.event.id)
    expect((await readDue(message))?.deliver_at).toBe('2027-07-09T16:00:00.000Z')
  })

  it('stays where it is when it has a time of its own', async () => {
    const message = await schedule(inTwoDays())
    await move('2027-07-10T17:00:00.000Z')
    await bringMove(live.event.id)
    expect((await read(message)).due_at).toBe(message.due_at)
  })

  it('is not sent while its event is archived, and may not be written for one', async () => {
    await mintGuests(live, 1)
    const message = await schedule()
    await updateEventStatus(live.ctx, { params: params(), body: { status: 'ARCHIVED' } })
    await expect(schedule()).rejects.toMatchObject({ code: 'event.status_conflict' })
    await bringDue(await readDue(message))
    expect(await read(message)).toMatchObject({ status: 'CANCELLED', sent: 0 })
  })
})

describe('before it is due, a scheduled message', () => {
  it('can be changed, in what it says, who gets it, and when', async () => {
    const { names, ids } = await mintGuests(live, 2)
    const message = await schedule()
    const former = await readDue(message)
    const changed = await change(message, {
      ...{ subject: 'Doors at eight', content: '<p>At eight.</p>', days_before: 2 },
      ...{ recipient_group: 'ATTENDEES', attendee_short_ids: ids.slice(0, 1) },
    })
    expect(changed).toMatchObject({ status: 'SCHEDULED', due_at: '2027-06-03T16:00:00.000Z', total: 1 })
    await bringDue(former)
    expect((await read(message)).status).toBe('SCHEDULED')
    await bringDue(await readDue(message))
    await deliverEventMessage(message)
    expect(await read(message)).toMatchObject({ status: 'SENT', sent: 1, content: '<p>At eight.</p>' })
    expect(await subjectsFor(names[0] ?? '')).toEqual(['Doors at eight'])
  })

  it('can be sent at once, unless it would reach no one', async () => {
    const message = await schedule()
    const due = await readDue(message)
    await expect(change(message, { send_when: 'NOW' })).rejects.toMatchObject({
      code: 'message.no_recipients',
    })
    const { names } = await mintGuests(live, 1)
    expect(await change(message, { send_when: 'NOW' })).toMatchObject({ status: 'SENDING', due_at: null })
    await deliverEventMessage(message)
    await bringDue(due)
    await deliverEventMessage(message)
    expect(await subjectsFor(names[0] ?? '')).toEqual(['Doors'])
  })

  it('can be cancelled or deleted, and is not sent then', async () => {
    await mintGuests(live, 1)
    const [cancelled, deleted] = [await schedule(), await schedule(inTwoDays())]
    const [first, second] = [await readDue(cancelled), await readDue(deleted)]
    await cancelEventMessage(live.ctx, managed(cancelled))
    await deleteEventMessage(live.ctx, managed(deleted))
    await Promise.all([bringDue(first), bringDue(second)])
    expect(await read(cancelled)).toMatchObject({ status: 'CANCELLED', sent: 0 })
    await expect(read(deleted)).rejects.toMatchObject({ code: 'message.not_found' })
    await expect(change(cancelled, {})).rejects.toMatchObject({ code: 'message.already_sent' })
  })
})

describe('when it is due, a scheduled message', () => {
  it('can no longer be changed', async () => {
    await mintGuests(live, 1)
    const message = await schedule()
    await bringDue(await readDue(message))
    await expect(change(message, {})).rejects.toMatchObject({ code: 'message.still_sending' })
    await deliverEventMessage(message)
    await expect(change(message, {})).rejects.toMatchObject({ code: 'message.already_sent' })
  })

  /** Its time has come and its recipients are found, when somebody puts it off for a month, which is accepted. */
  async function putOffWhileDue() {
    await mintGuests(live, 1)
    const message = await schedule()
    const due = await readDue(message)
    onTestFinished(beforeTransaction(() => change(message, { days_before: 30, subject: 'Later' })))
    await bringDue(due)
    return (await read(message)).status
  }

  it('is not sent when it is put off at that very moment', async () => {
    expect(await putOffWhileDue()).toBe('SCHEDULED')
  })

  it('is sent although it was put off, without its plan’s number (negative control)', async () => {
    withoutGuard('messagePlan')
    expect(await putOffWhileDue()).toBe('SENDING')
  })

  it('is either stopped or sent, where both come at once', async () => {
    const { names } = await mintGuests(live, 1)
    const message = await schedule()
    const due = await readDue(message)
    onTestFinished(beforeTransaction(() => cancelEventMessage(live.ctx, managed(message))))
    await bringDue(due)
    await deliverEventMessage(message)
    expect((await read(message)).status).toBe('CANCELLED')
    expect(await subjectsFor(names[0] ?? '')).toEqual([])
  })
})
