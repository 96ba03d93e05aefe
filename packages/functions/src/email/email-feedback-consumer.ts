import { recordEmailFeedback } from '@foyer/core/email/record-email-feedback'
import { parseSesEvent } from '@foyer/core/email/ses-event'
import { foreignConsumer } from '../queue/foreign-consumer.ts'

/** Handles what SES reports about Foyer's emails: bounces, complaints, rejections (F18). */
export const handler = foreignConsumer({
  effect: 'email-feedback',
  parse: parseSesEvent,
  handle: recordEmailFeedback,
})
