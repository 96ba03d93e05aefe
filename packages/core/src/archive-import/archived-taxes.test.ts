import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { expect, it } from 'vitest'
import { readAccountTerms } from '../store/account/account-entity.ts'
import { readEventRows } from '../store/event/event-entity.ts'
import { readTicketsInOrder } from '../store/ticket/ticket-entity.ts'
import { createTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { mintEvent } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { importArchive } from '../testing/send-events-import.ts'
import { readArchiveBytes, writeArchiveFile } from '../testing/write-archive-file.ts'
import type { Context } from '../verb.ts'

/** A tax of the account with that rate, and a ticket that bears it. */
async function mintTaxed(ctx: Context, event_id: string, title: string, rate: number): Promise<void> {
  const body = taxOrFeeBody.parse({ name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate })
  const { id } = await createTaxOrFee(ctx, { params: { account_id: accountOf(ctx) }, body })
  await mintTicket(ctx, event_id, { type: 'PAID', title, prices: [{ price: 2000 }], tax_and_fee_ids: [id] })
}

/** The rates on each ticket of an account's only event. */
async function ratesIn(ctx: Context) {
  const taxes = (await readAccountTerms(accountOf(ctx)))?.taxes_and_fees ?? []
  const [event] = await readEventRows(accountOf(ctx))
  const tickets = await readTicketsInOrder(event?.id ?? '')
  return tickets.map(({ title, tax_and_fee_ids }) => [
    title,
    taxes.filter(({ id }) => tax_and_fee_ids.includes(id)).map(({ rate }) => rate),
  ])
}

it('two taxes of one name and different rates stay two, and each ticket keeps its own', async () => {
  const { ctx } = await mintOwner()
  const { id } = await mintEvent(ctx)
  await mintTaxed(ctx, id, 'Concert', 7000)
  await mintTaxed(ctx, id, 'Dinner', 19_000)
  await writeArchiveFile(ctx)
  const bytes = await readArchiveBytes(accountOf(ctx))
  const other = await mintOwner()
  const { progress } = await importArchive(other.ctx, bytes)
  expect(progress).toMatchObject({ status: 'DONE', problems: [], made: { taxes_and_fees: 2 } })
  const rates = [
    ['Concert', [7000]],
    ['Dinner', [19_000]],
  ]
  expect(await ratesIn(other.ctx)).toEqual(rates)
  await importArchive(other.ctx, bytes)
  expect((await readAccountTerms(accountOf(other.ctx)))?.taxes_and_fees).toHaveLength(2)
})
