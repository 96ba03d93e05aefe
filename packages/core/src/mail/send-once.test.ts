import { orderConfirmationDue } from '@foyer/contracts/order/order-messages'
import { afterEach, describe, expect, it } from 'vitest'
import { newLinkId } from '../random-id.ts'
import { toSend } from '../table/write.ts'
import { loseAnswer } from '../testing/fail-writes.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { readInbox } from '../testing/read-inbox.ts'
import { at, testContext } from '../testing/test-context.ts'
import { instantAfter } from '../verb.ts'
import { claimSeconds, EmailUnderWay } from './claim-email.ts'
import { type BoundEmail, sendOnce } from './send-once.ts'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
})

/** A message about a new order, to be handled at any moment and any number of times. */
function newMessage() {
  const subject_id = newLinkId()
  const to = `ada-${subject_id}@example.com`
  const message = toSend(orderConfirmationDue, { order_short_id: subject_id })
  const email = { to, reply_to: '', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', attachments: [] }
  const began = testContext()
  const handle = (afterSeconds: number, given: Partial<BoundEmail> = {}, ready = async () => {}) =>
    sendOnce(at(began, instantAfter(began, afterSeconds)), message, { subject_id }, async () => {
      await ready()
      return { ...email, ...given }
    })
  return { handle, mails: async () => (await readInbox(to)).length }
}

/** Both check whether the email was sent before either of them sends it. */
async function twoAtOnce(handle: ReturnType<typeof newMessage>['handle']) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let looked = 0
  const bothLooked = () => {
    looked += 1
    if (looked === 2) resolve()
    return promise
  }
  const ends = await Promise.allSettled([handle(0, {}, bothLooked), handle(0, {}, bothLooked)])
  return ends.map((end) => (end.status === 'fulfilled' ? end.value?.status : end.reason))
}

/** A budget at which its consumer dies: it has the claim, and SES has heard nothing. */
const dying = { bounds: { waits: false, take: () => new Promise<null>(() => {}), giveBack: async () => {} } }

/** Lets the consumer get as far as its death. */
async function dies(handle: ReturnType<typeof newMessage>['handle']): Promise<void> {
  await new Promise<void>((resolve) => {
    const take = () => {
      resolve()
      return dying.bounds.take()
    }
    void handle(0, { bounds: { ...dying.bounds, take } })
  })
}

describe('two copies of one message at the same moment', () => {
  it('send one email: the other copy fails, comes again, and finds it sent', async () => {
    const { handle, mails } = newMessage()
    const ends = await twoAtOnce(handle)
    expect(ends).toContain('SENT')
    expect(ends).toContainEqual(expect.any(EmailUnderWay))
    expect(await mails()).toBe(1)
    expect(await handle(2)).toEqual({ status: 'SENT', reason: null })
    expect(await mails()).toBe(1)
  })

  it('send two without the claim (negative control)', async () => {
    withoutGuard('emailClaim')
    const { handle, mails } = newMessage()
    expect(await twoAtOnce(handle)).toEqual(['SENT', 'SENT'])
    expect(await mails()).toBe(2)
  })
})

describe('a consumer that dies before SES has the email', () => {
  it('keeps others from sending it until its claim ends, and then it is sent once', async () => {
    const { handle, mails } = newMessage()
    await dies(handle)
    await expect(handle(claimSeconds - 1)).rejects.toThrow(EmailUnderWay)
    expect(await mails()).toBe(0)
    expect(await handle(claimSeconds + 1)).toEqual({ status: 'SENT', reason: null })
    await handle(claimSeconds + 2)
    expect(await mails()).toBe(1)
  })

  it('releases its claim at once when SES or a budget fails instead', async () => {
    const { handle, mails } = newMessage()
    const take = () => Promise.reject(new Error('The table does not answer.'))
    await expect(handle(0, { bounds: { ...dying.bounds, take } })).rejects.toThrow('does not answer')
    expect(await handle(1)).toEqual({ status: 'SENT', reason: null })
    expect(await mails()).toBe(1)
  })
})

it('a consumer is not kept out by its own claim when the answer to the claim was lost', async () => {
  const { handle, mails } = newMessage()
  const { stop: end, tried } = loseAnswer()
  stop = end
  expect(await handle(0)).toEqual({ status: 'SENT', reason: null })
  expect(tried()).toBeGreaterThan(1)
  expect(await mails()).toBe(1)
})
