import * as z from 'zod'
import { id } from '../id.ts'
import { message } from '../message.ts'

const payload = z.object({ event_id: id('event'), message_id: id('message') })

/** A message is to go out: its recipients are found and divided into chunks. */
export const eventMessageCreated = message({
  name: 'eventMessageCreated',
  queue: 'event-message',
  payload,
})

/** The time of a scheduled message has come, unless it was planned again since: each plan has a number. */
export const scheduledMessageDue = message({
  name: 'scheduledMessageDue',
  queue: 'event-message',
  payload: payload.extend({ plan: z.int() }),
})

/** An event starts at another time, so messages that go out days before it do too. */
export const eventStartChanged = message({
  name: 'eventStartChanged',
  queue: 'event-message',
  payload: z.object({ event_id: id('event') }),
})

/** One chunk of a message's recipients is to get it. `round`: how often the mail service has delayed it before. */
export const eventMessageDue = message({
  name: 'eventMessageDue',
  queue: 'event-message',
  payload: payload.extend({ chunk: z.int(), round: z.int().default(0) }),
})

/** The writer requested a test in their own inbox. `message_id` only names its text. */
export const eventMessageTestDue = message({
  name: 'eventMessageTestDue',
  queue: 'event-message',
  payload: payload.extend({ user_id: id('user') }),
})
