import { ledgerFileDue } from '@foyer/contracts/ledger/ledger-messages'
import { createLedgerFile } from '@foyer/core/export/ledger-files'
import { newId } from '@foyer/core/random-id'
import { dayInZone } from '@foyer/core/store/statistics/order-counts'
import { toSend } from '@foyer/core/table/write'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintMember } from '@foyer/core/testing/mint-member'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { mintTaxedEvent } from '@foyer/core/testing/mint-taxed-event'
import { later } from '@foyer/core/testing/test-context'
import type { Context } from '@foyer/core/verb'
import { describe, expect, it } from 'vitest'
import { handler as exportConsumer } from '../export/export-consumer.ts'
import { inRole } from '../testing/as-function.ts'
import { atFields, refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'
import { sqsEvent } from '../testing/sqs-event.ts'

const span = 'from=2026-01-01T00:00:00Z&to=2099-01-01T00:00:00Z'
const ofAccount = (ctx: Context) => `GET /accounts/${accountOf(ctx)}`
const month = dayInZone(new Date().toISOString(), 'Europe/Berlin').slice(0, 7)

describe('the ledger over HTTP', () => {
  it('answers lines and a month’s books, to a person and to a key', async () => {
    const { ctx, sold, event_id } = await mintTaxedEvent()
    await sold()
    await sold()
    const lines = await (await send(ctx, `${ofAccount(ctx)}/ledger?${span}&limit=1`)).json()
    expect(lines).toMatchObject({
      data: [{ kind: 'SALE', gross: 2499, event_id }],
      meta: { next: expect.any(String) },
    })
    const rest = await (await send(ctx, `${ofAccount(ctx)}/ledger?${span}&cursor=${lines.meta.next}`)).json()
    expect(rest).toMatchObject({ data: [{ gross: 2499 }], meta: { next: null } })
    const { key } = await mintApiKey(ctx, ['ledger.read'])
    const bearer = { authorization: `Bearer ${key}` }
    const books = await (await send(null, `${ofAccount(ctx)}/books?month=${month}`, undefined, bearer)).json()
    expect(books.data).toMatchObject({ timezone: 'Europe/Berlin', unbooked: 0 })
    expect(books.data.sums).toContainEqual(
      expect.objectContaining({ by: 'kind', which: 'SALE', lines: 2, gross: 4998 }),
    )
  })

  it('is refused to organizers, to keys without it or for certain events, and to other accounts', async () => {
    const { ctx } = await mintOwner()
    const { ctx: stranger } = await mintOwner()
    const { ctx: organizer } = await mintMember(ctx, { role: 'ORGANIZER' })
    for (const path of [`ledger?${span}`, 'books?month=2026-11']) {
      expect(await refusal(null, `${ofAccount(ctx)}/${path}`)).toEqual(refusedAs('session.required'))
      expect(await refusal(organizer, `${ofAccount(ctx)}/${path}`)).toEqual(refusedAs('session.forbidden'))
      expect(await refusal(stranger, `${ofAccount(ctx)}/${path}`)).toEqual(refusedAs('account.not_found'))
    }
    const { id } = await mintEvent(ctx)
    for (const [code, scope, event_ids] of [
      ['api_key.scope_missing', 'order.manage', null],
      ['api_key.event_missing', 'ledger.read', [id]],
    ] as const) {
      const { key } = await mintApiKey(ctx, [scope], { event_ids: event_ids && [...event_ids] })
      const bearer = { authorization: `Bearer ${key}` }
      const answer = await send(null, `${ofAccount(ctx)}/books?month=2026-11`, undefined, bearer)
      expect([answer.status, (await answer.json()).code]).toEqual([403, code])
    }
  })

  it('writes a file in the background, and refuses it before it is ready, after a day, and where there is none', async () => {
    const { ctx } = await mintOwner()
    const files = `/accounts/${accountOf(ctx)}/ledger-files`
    const made = await send(ctx, `POST ${files}`, { month: '2026-11', format: 'xlsx' })
    expect(made.status).toBe(202)
    const { data } = await made.json()
    expect(await refusal(ctx, `GET ${files}/${data.id}/download`)).toEqual(refusedAs('export.not_ready'))
    expect(await refusal(ctx, `GET ${files}/${newId('export')}`)).toEqual(refusedAs('export.not_found'))
    const yesterday = later(ctx, -25 * 3600)
    const body = { month: '2026-11', format: 'csv' } as const
    const { id } = await createLedgerFile(yesterday, { params: { account_id: accountOf(ctx) }, body })
    const write = inRole('export-consumer', exportConsumer)
    expect(await write(sqsEvent(toSend(ledgerFileDue, { export_id: id })))).toEqual({ batchItemFailures: [] })
    expect(await refusal(ctx, `GET ${files}/${id}/download`)).toEqual(refusedAs('export.expired'))
    for (let asked = 0; asked < 60; asked += 1)
      await createLedgerFile(ctx, { params: { account_id: accountOf(ctx) }, body }).catch(() => null)
    expect((await refusal(ctx, `POST ${files}`, body))[1]).toBe('request.too_many')
  })

  it('refuses spans, cursors and months that are none', async () => {
    const { ctx } = await mintOwner()
    const backwards = 'from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z'
    expect(await refusal(ctx, `${ofAccount(ctx)}/ledger?${backwards}`)).toEqual(
      atFields({ to: 'Choose an end after the start.' }),
    )
    expect(await refusal(ctx, `${ofAccount(ctx)}/ledger?${span}&cursor=x`)).toEqual(
      atFields({ cursor: 'This is not a cursor. Send the `next` of an earlier answer.' }),
    )
    expect(await refusal(ctx, `${ofAccount(ctx)}/books?month=2026-13`)).toEqual(
      atFields({ month: 'Enter a month, such as 2026-11.' }),
    )
  })
})
