import { sqsEvent } from '@foyer/functions/testing/sqs-event'
import type { Stripe } from 'stripe'
import { httpApiEvent } from '../../../gateway/http-api-event.ts'
import { invoke } from '../../../lambda-function.ts'
import { signPayload } from '../../../stripe/event/sign-payload.ts'
import { standIns } from '../../own-stand-ins.ts'
import type { Letter } from './mailbag.ts'
import type { World } from './world.ts'

/** A queue gives up on a message after so many failures, and an alarm goes off. */
export const mostTries = 5

/** Switched off by a negative control only: then Stripe's word of disputes never arrives. */
export const disputeNews = { isTold: true }

/**
 * Hands letters of one queue to their consumer, so often at the same time; those that fail wait for another try. Answers how
 * many failed. Emails come one delivery after the other: SQS shows a message to one consumer at a time, and
 * sending is the one effect that no transaction can make single.
 */
export async function deliverLetters(world: World, letters: readonly Letter[], times = 1): Promise<number> {
  const queue = letters[0]?.message.queue
  if (queue === undefined) return 0
  if (queue === 'email' && !world.readsMail) {
    world.mailbag.handled.push(...letters)
    return 0
  }
  const failed = new Set<string>()
  const deliverOnce = async () => {
    const event = sqsEvent(...letters.map(({ message }) => message))
    const answer = await invoke(world.surroundings.functions.consumers[queue], event)
    for (const { itemIdentifier } of answer?.batchItemFailures ?? []) failed.add(itemIdentifier)
  }
  if (queue === 'email') for (let time = 0; time < times; time += 1) await deliverOnce()
  else await Promise.all(Array.from({ length: times }, deliverOnce))
  letters.forEach((letter, index) => {
    if (failed.has(String(index))) world.mailbag.waiting.push({ ...letter, tries: letter.tries + 1 })
    else world.mailbag.handled.push(letter)
  })
  return failed.size
}

/** Tells our webhook an event, signed at this world's moment, so often at the same time; answers the HTTP statuses. */
export async function tellEvent(world: World, event: Stripe.Event, times = 1): Promise<number[]> {
  if (!disputeNews.isTold && event.type.startsWith('charge.dispute.')) return [200]
  const { SITE_URL = '', STRIPE_WEBHOOK_SECRET = '' } = standIns.env
  const body = JSON.stringify(event)
  const tellOnce = async () => {
    const signature = signPayload(body, STRIPE_WEBHOOK_SECRET, Math.floor(Date.now() / 1000))
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const request = new Request(`${SITE_URL}/api/public/webhooks/stripe`, { method: 'POST', headers, body })
    const { stripeWebhook } = world.surroundings.functions
    const answer = await invoke(stripeWebhook, await httpApiEvent(request))
    return typeof answer === 'object' ? (answer.statusCode ?? 200) : 200
  }
  const statuses = await Promise.all(Array.from({ length: times }, tellOnce))
  const list = statuses.every((status) => status === 200) ? world.mailbag.toldEvents : world.mailbag.events
  list.push(event)
  return statuses
}
