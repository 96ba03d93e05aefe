import { handler as email } from '../email/email-consumer.ts'
import { handler as emailFeedback } from '../email/email-feedback-consumer.ts'
import { lane } from './lane.ts'

/** Sends mail, and handles bounces and complaints. */
export const handler = lane({ email, 'email-feedback': emailFeedback })
