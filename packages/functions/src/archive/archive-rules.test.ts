import { archiveDue } from '@foyer/contracts/archive/archive-messages'
import { askArchive } from '@foyer/core/archive/ask-archive'
import { toSend } from '@foyer/core/table/write'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintMember } from '@foyer/core/testing/mint-member'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { later } from '@foyer/core/testing/test-context'
import { describe, expect, it } from 'vitest'
import { handler as exportConsumer } from '../export/export-consumer.ts'
import { answered } from '../testing/answered.ts'
import { inRole } from '../testing/as-function.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'
import { sqsEvent } from '../testing/sqs-event.ts'

const write = inRole('export-consumer', exportConsumer)

describe('an account’s archive over HTTP', () => {
  it('is written in the background, one at a time, and fetched when it is whole', async () => {
    const { ctx } = await mintOwner()
    const account_id = accountOf(ctx)
    const path = `/accounts/${account_id}/archive`
    expect(await answered(ctx, `GET ${path}`)).toBeNull()
    expect(await refusal(ctx, `GET ${path}/download`)).toEqual(refusedAs('export.not_found'))
    const made = await send(ctx, `POST ${path}`)
    expect(made.status).toBe(202)
    const { data } = await made.json()
    expect(data).toMatchObject({ status: 'WAITING', events_done: 0, events_total: null, size_bytes: null })
    expect(await refusal(ctx, `POST ${path}`)).toEqual(refusedAs('export.running'))
    expect(await refusal(ctx, `GET ${path}/download`)).toEqual(refusedAs('export.not_ready'))
    const due = toSend(archiveDue, { account_id, export_id: data.id })
    expect(await write(sqsEvent(due))).toEqual({ batchItemFailures: [] })
    expect(await answered(ctx, `GET ${path}`)).toMatchObject({
      ...{ status: 'DONE', events_done: 0, events_total: 0, tickets: 0, size_bytes: expect.any(Number) },
    })
    expect(await answered(ctx, `GET ${path}/download`)).toMatchObject({ url: expect.any(String) })
  })

  it('is gone after a day, and not made more than ten times a day', async () => {
    const { ctx } = await mintOwner()
    const account_id = accountOf(ctx)
    const path = `/accounts/${account_id}/archive`
    const { id } = await askArchive(later(ctx, -25 * 3600), account_id)
    await write(sqsEvent(toSend(archiveDue, { account_id, export_id: id })))
    expect(await refusal(ctx, `GET ${path}/download`)).toEqual(refusedAs('export.expired'))
    for (let asked = 0; asked < 10; asked += 1) {
      const { id: next } = await askArchive(ctx, account_id)
      await write(sqsEvent(toSend(archiveDue, { account_id, export_id: next })))
    }
    expect((await refusal(ctx, `POST ${path}`))[1]).toBe('request.too_many')
  })

  it('is refused to organizers, to keys of any scope, and to other accounts', async () => {
    const { ctx } = await mintOwner()
    const { ctx: stranger } = await mintOwner()
    const { ctx: organizer } = await mintMember(ctx, { role: 'ORGANIZER' })
    const { key } = await mintApiKey(ctx, ['order.manage', 'event.manage', 'ledger.read'])
    const path = `/accounts/${accountOf(ctx)}/archive`
    for (const call of [`POST ${path}`, `GET ${path}`, `GET ${path}/download`]) {
      expect(await refusal(null, call)).toEqual(refusedAs('session.required'))
      expect(await refusal(organizer, call)).toEqual(refusedAs('session.forbidden'))
      expect(await refusal(stranger, call)).toEqual(refusedAs('account.not_found'))
      const answer = await send(null, call, undefined, { authorization: `Bearer ${key}` })
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'api_key.scope_missing'])
    }
  })
})
