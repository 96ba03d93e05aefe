import { sqsEvent } from '@foyer/functions/testing/sqs-event'
import { httpApiEvent } from '@foyer/local/gateway/http-api-event'
import { invoke } from '@foyer/local/lambda-function'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { signPayload } from '@foyer/stripe-stand-in/event/sign-payload'
import type { Stripe } from 'stripe'
import { patient } from '../../patience.ts'
import type { Letter } from './mailbag.ts'
import type { World } from './world.ts'

/** A queue gives up on a message after this many failures, and an alarm goes off. */
export const mostTries = 5

/** Only a negative control turns it off: then Stripe's reports of disputes never arrive. */
export const disputeNews = { isTold: true }

/**
 * Hands letters of one queue to their consumer, this often at the same time; those that fail wait for another try. Returns how
 * many failed. Of an email's simultaneous copies, one is sent and the others fail (docs/decisions/0060).
 */
export async function deliverLetters(world: World, letters: readonly Letter[], times = 1): Promise<number> {
  const queue = letters[0]?.message.queue
  if (queue === undefined) return 0
  if (queue === 'email' && !world.readsMail) {
    world.mailbag.handled.push(...letters)
    return 0
  }
  const failed = new Set<Letter>()
  const deliverOnce = async (some: readonly Letter[]) => {
    const event = sqsEvent(...some.map(({ message }) => message))
    const answer = await invoke(patient(world.surroundings.functions.consumers[queue]), event)
    for (const { itemIdentifier } of answer?.batchItemFailures ?? [])
      for (const letter of some.slice(Number(itemIdentifier)).slice(0, 1)) failed.add(letter)
  }
  const delivering = Promise.all(Array.from({ length: times }, () => deliverOnce(letters)))
  if (queue === 'email') await noteSending(world, delivering)
  await delivering
  for (const letter of letters) {
    if (failed.has(letter)) world.mailbag.waiting.push({ ...letter, tries: letter.tries + 1 })
    else world.mailbag.handled.push(letter)
  }
  return failed.size
}

async function noteSending({ mailbag }: World, sending: Promise<unknown>): Promise<void> {
  mailbag.sending.add(sending)
  await sending.finally(() => mailbag.sending.delete(sending))
}

/** Advances a world's time between emails. In the middle of one, a function would seem to run for that long. */
export async function passTime({ mailbag, clock }: World, milliseconds: number): Promise<void> {
  while (mailbag.sending.size > 0) await Promise.allSettled(mailbag.sending)
  clock.aheadMs += milliseconds
}

/** Sends Foyer's webhook an event, signed at this world's time, this often at the same time; returns the HTTP statuses. */
export async function tellEvent(world: World, event: Stripe.Event, times = 1): Promise<number[]> {
  if (!disputeNews.isTold && event.type.startsWith('charge.dispute.')) return [200]
  const { SITE_URL = '', STRIPE_WEBHOOK_SECRET = '' } = standIns.env
  const body = JSON.stringify(event)
  const tellOnce = async () => {
    const signature = signPayload(body, STRIPE_WEBHOOK_SECRET, Math.floor(Date.now() / 1000))
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const request = new Request(`${SITE_URL}/api/public/webhooks/stripe`, { method: 'POST', headers, body })
    const { stripeWebhook } = world.surroundings.functions
    const answer = await invoke(patient(stripeWebhook), await httpApiEvent(request))
    return typeof answer === 'object' ? (answer.statusCode ?? 200) : 200
  }
  const statuses = await Promise.all(Array.from({ length: times }, tellOnce))
  const list = statuses.every((status) => status === 200) ? world.mailbag.toldEvents : world.mailbag.events
  list.push(event)
  return statuses
}
