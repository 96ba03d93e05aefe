import { eventsImportDue } from '@foyer/contracts/import/import-messages'
import { newId } from '@foyer/core/random-id'
import { toSend } from '@foyer/core/table/write'
import { eventLine } from '@foyer/core/testing/event-lines'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintOrganizer } from '@foyer/core/testing/mint-event'
import { mintMember } from '@foyer/core/testing/mint-member'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { askEventsImport } from '@foyer/core/testing/send-events-import'
import { sendUpload } from '@foyer/core/testing/send-upload'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { inRole } from '../testing/as-function.ts'
import { refusal, refusedAs } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler } from './import-consumer.ts'

const consume = inRole('import-consumer', handler)
const work = (id: string) => consume(sqsEvent(toSend(eventsImportDue, { import_id: id })))
const events = { format: 'events', dry_run: false } as const

describe('an import of events over HTTP', () => {
  it('takes three calls and a file, with the rights of its function, and is undone', async () => {
    const { ctx } = await mintOwner()
    await mintOrganizer(ctx)
    const path = `/accounts/${accountOf(ctx)}/imports`
    const asked = await answered<{ id: string; upload: { url: string; fields: Record<string, string> } }>(
      ctx,
      `POST ${path}`,
      events,
    )
    expect(asked).toMatchObject({ status: 'WAITING', rows_total: null, report_url: null, organizer_id: null })
    await sendUpload(asked.upload, new TextEncoder().encode(JSON.stringify(eventLine('A'))))
    expect(await work(asked.id)).toEqual({ batchItemFailures: [] })
    const progress = await answered(ctx, `GET ${path}/${asked.id}`)
    expect(progress).toMatchObject({ status: 'DONE', rows_done: 1, counts: { created: 1 }, upload: null })
    expect(progress).toHaveProperty('report_url', expect.stringContaining(asked.id))
    expect(await answered(ctx, `POST ${path}/${asked.id}/undo`)).toMatchObject({ status: 'WRITING' })
    expect(await work(asked.id)).toEqual({ batchItemFailures: [] })
    expect(await answered(ctx, `GET ${path}/${asked.id}`)).toMatchObject({ counts: { undone: 1 } })
    expect(await answered(ctx, `GET ${path}`)).toMatchObject([{ id: asked.id, is_undone: true }])
  })

  it('is for people and keys that manage events of all the account', async () => {
    const { ctx } = await mintOwner()
    const { ctx: stranger } = await mintOwner()
    const { ctx: organizer } = await mintMember(ctx, { role: 'ORGANIZER' })
    const { key: seller } = await mintApiKey(ctx, ['order.manage'])
    const { key: manager } = await mintApiKey(ctx, ['event.manage'])
    const path = `/accounts/${accountOf(ctx)}/imports`
    const { id } = await askEventsImport(ctx, [])
    for (const call of [`POST ${path}`, `GET ${path}`, `GET ${path}/${id}`, `POST ${path}/${id}/undo`]) {
      const body = call === `POST ${path}` ? events : undefined
      expect(await refusal(null, call, body)).toEqual(refusedAs('session.required'))
      expect(await refusal(stranger, call, body)).toEqual(refusedAs('account.not_found'))
      const answer = await send(null, call, body, { authorization: `Bearer ${seller}` })
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'api_key.scope_missing'])
    }
    expect(await answered(organizer, `POST ${path}`, events)).toMatchObject({ status: 'WAITING' })
    const made = await send(null, `POST ${path}`, events, { authorization: `Bearer ${manager}` })
    expect(made.status).toBe(202)
  })

  it('says what does not exist, also of another account', async () => {
    const { ctx } = await mintOwner()
    const { ctx: other } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(other)
    const path = `/accounts/${accountOf(ctx)}/imports`
    const { id } = await askEventsImport(other, [])
    for (const unknown of [id, newId('import')]) {
      expect(await refusal(ctx, `GET ${path}/${unknown}`)).toEqual(refusedAs('import.not_found'))
      expect(await refusal(ctx, `POST ${path}/${unknown}/undo`)).toEqual(refusedAs('import.not_found'))
      expect(await refusal(ctx, `POST ${path}`, { ...events, file_of: unknown })).toEqual(
        refusedAs('import.not_found'),
      )
    }
    expect(await refusal(ctx, `POST ${path}`, { ...events, organizer_id })).toEqual(
      refusedAs('organizer.not_found'),
    )
    const tax_and_fee_ids = { old: newId('tax_or_fee') }
    expect(await refusal(ctx, `POST ${path}`, { ...events, tax_and_fee_ids })).toEqual(
      refusedAs('tax_or_fee.not_found'),
    )
  })

  it('is not undone while it runs, and not asked for without end', { tags: 'long' }, async () => {
    const { ctx } = await mintOwner()
    const path = `/accounts/${accountOf(ctx)}/imports`
    const { id } = await answered<{ id: string }>(ctx, `POST ${path}`, events)
    expect(await refusal(ctx, `POST ${path}/${id}/undo`)).toEqual(refusedAs('import.running'))
    for (let asked = 1; asked < 60; asked += 1) await answered(ctx, `POST ${path}`, events)
    expect((await refusal(ctx, `POST ${path}`, events))[1]).toBe('request.too_many')
  })
})
