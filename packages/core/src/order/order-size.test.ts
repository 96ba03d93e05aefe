import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { describe, expect, it } from 'vitest'
import { readOrder } from '../store/order/order-entity.ts'
import { createTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { withoutGuard } from '../testing/guard/without-guard.ts'
import { linesOf, mintPrices } from '../testing/mint-large-event.ts'
import { mintLiveEvent } from '../testing/mint-live-event.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { bodyOf } from '../testing/mint-ticket.ts'
import { testContext } from '../testing/test-context.ts'
import { updateTicket } from '../ticket/tickets.ts'
import { createOrder } from './create-order.ts'
import { giveOrderDetails } from './give-order-details.ts'
import { mostOrderBytes } from './new-order.ts'

const ctx = testContext()
/** A character of three bytes that counts as one, so no text of the same length has more bytes. */
const wide = '中'
const tooLargeForDynamoDb = /Item size (?:to update )?has exceeded the maximum allowed size|ValidationError/

/** An event with order lines that bear twenty taxes with the longest names. */
async function mintTaxed(prices: number) {
  const live = await mintPrices(prices)
  const [ticket] = live.tickets
  if (!ticket) throw new Error('no ticket')
  const params = { account_id: accountOf(live.ctx) }
  const tax_and_fee_ids: string[] = []
  for (let tax = 0; tax < 20; tax += 1) {
    const name = wide.repeat(149)
    const body = taxOrFeeBody.parse({ name, type: 'FEE', calculation_type: 'FIXED', amount: 1, rate: 0 })
    tax_and_fee_ids.push((await createTaxOrFee(live.ctx, { params, body })).id)
  }
  const at = { event_id: live.event.id, ticket_id: ticket.id }
  return updateTicket(live.ctx, { params: at, body: bodyOf(ticket, { tax_and_fee_ids }) })
}

/** An order of a free ticket with this many questions, each answered with 5,000 characters. */
async function withAnswers(count: number) {
  const { ctx: owner, event, tickets } = await mintLiveEvent([{ type: 'FREE' }])
  const questions = []
  for (let index = 0; index < count; index += 1)
    questions.push(await mintQuestion(owner, event.id, { type: 'MULTI_LINE' }))
  const body = { lines: linesOf(tickets), locale: 'en' as const }
  const order = await createOrder(ctx, { params: { event_id: event.id }, body })
  const person = { first_name: 'Bea', last_name: 'Buyer', email: 'bea@example.com' }
  const attendees = order.attendees.map(({ short_id }) => ({ short_id, ...person, answers: [] }))
  const answers = questions.map(({ id }) => ({ question_id: id, value: wide.repeat(5000) }))
  const params = { order_short_id: order.short_id }
  return { order, give: () => giveOrderDetails(ctx, { params, body: { ...person, answers, attendees } }) }
}

describe('an order that would not fit into an item of the table', () => {
  it('is refused when it is reserved, for its many taxes with long names', async () => {
    const ticket = await mintTaxed(42)
    const order = (lines: ReturnType<typeof linesOf>) =>
      createOrder(ctx, { params: { event_id: ticket.event_id }, body: { lines, locale: 'en' } })
    const lines = linesOf([ticket])
    await expect(order(lines)).rejects.toMatchObject({ code: 'order.too_large' })
    const { short_id } = await order(lines.slice(0, 15))
    const kept = Buffer.byteLength(JSON.stringify(await readOrder(short_id)))
    expect([kept > 100_000, kept < mostOrderBytes.reserved]).toEqual([true, true])
    // The control: DynamoDB refuses it, and the buyer sees an unexpected error.
    withoutGuard('size')
    await expect(order(lines)).rejects.not.toMatchObject({ code: 'order.too_large' })
  })

  it('is refused when it is named, for its long answers, and takes those that fit', async () => {
    const fitting = await withAnswers(16)
    expect((await fitting.give()).status).toBe('COMPLETED')
    expect((await readOrder(fitting.order.short_id)).answers).toHaveLength(16)
    const large = await withAnswers(28)
    await expect(large.give()).rejects.toMatchObject({
      code: 'request.invalid',
      errors: { answers: ['Together, these answers are too long. Shorten some of them.'] },
    })
    expect(await readOrder(large.order.short_id)).toMatchObject({ status: 'RESERVED', email: '' })
    withoutGuard('size')
    await expect(large.give()).rejects.toThrow(tooLargeForDynamoDb)
  })
})
