import type { ArchivedEvent } from '@foyer/contracts/archive/archive-lines'
import { taxOrFeeBody } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { expect, it } from 'vitest'
import { createTaxOrFee, deleteTaxOrFee } from '../tax-or-fee/taxes-and-fees.ts'
import { accountIn, eventsIn } from '../testing/archived-events.ts'
import { mintEvent, mintOrganizer } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import { mintQuestion } from '../testing/mint-question.ts'
import { mintRichAccount } from '../testing/mint-rich-account.ts'
import { mintTicket } from '../testing/mint-ticket.ts'
import { importEvents } from '../testing/send-events-import.ts'
import { linesIn, writeArchiveFile } from '../testing/write-archive-file.ts'
import { deleteTicket } from '../ticket/tickets.ts'

it('brings the events of an archive into another account as they were', { timeout: 300_000 }, async () => {
  const { ctx } = await mintRichAccount()
  const files = await writeArchiveFile(ctx)
  const { ctx: other } = await mintOwner()
  const { id: organizer_id } = await mintOrganizer(other)
  const params = { account_id: accountOf(other) }
  const tax_and_fee_ids: Record<string, string> = {}
  for (const { external_id, ...tax } of accountIn(files).taxes_and_fees)
    tax_and_fee_ids[external_id] = (await createTaxOrFee(other, { params, body: taxOrFeeBody.parse(tax) })).id
  const lines = linesIn<object>(files, 'events.jsonl')
  const { progress } = await importEvents(other, lines, { organizer_id, tax_and_fee_ids })
  expect(progress).toMatchObject({ counts: { created: 2, refused: 0 }, problems: [] })
  const imported = eventsIn(await writeArchiveFile(other))
  expect(imported).toHaveLength(2)
  expect(imported).toEqual(eventsIn(files))
  const rich = imported.find(({ title }) => title === 'Night of Sounds')
  expect(rich).toMatchObject({ tickets: [{}, {}], questions: [{}, {}], promo_codes: [{}], affiliates: [{}] })
  expect(rich?.translations[0]?.texts).toMatchObject({ 'Meal:title': 'Essen', 'Balcony:title': 'Balkon' })
})

it('reads an archive of an event that lost a ticket and a tax which others name', {
  timeout: 300_000,
}, async () => {
  const { ctx } = await mintOwner()
  const { id: event_id } = await mintEvent(ctx)
  const params = { account_id: accountOf(ctx) }
  const vat = { name: 'VAT', type: 'TAX', calculation_type: 'PERCENTAGE', rate: 19_000 } as const
  const { id: tax_or_fee_id } = await createTaxOrFee(ctx, { params, body: taxOrFeeBody.parse(vat) })
  const seat = await mintTicket(ctx, event_id, { title: 'Seat', tax_and_fee_ids: [tax_or_fee_id] })
  const gone = await mintTicket(ctx, event_id, { title: 'Gone' })
  await mintQuestion(ctx, event_id, { title: 'Meal', ticket_ids: [seat.id, gone.id] })
  await deleteTicket(ctx, { params: { event_id, ticket_id: gone.id } })
  await deleteTaxOrFee(ctx, { params: { ...params, tax_or_fee_id } })
  const lines = linesIn<ArchivedEvent>(await writeArchiveFile(ctx), 'events.jsonl')
  expect(lines).toMatchObject([
    { tickets: [{ external_id: seat.id, taxes_and_fees: [] }], questions: [{ tickets: [seat.id] }] },
  ])
  const { ctx: other } = await mintOwner()
  const { id: organizer_id } = await mintOrganizer(other)
  expect((await importEvents(other, lines, { organizer_id })).report).toMatchObject([{ outcome: 'created' }])
})
