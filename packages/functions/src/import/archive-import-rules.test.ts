import type { EventsImportProgress } from '@foyer/contracts/import/events-import'
import { eventsImportDue } from '@foyer/contracts/import/import-messages'
import { toSend } from '@foyer/core/table/write'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { accountOf, mintOwner } from '@foyer/core/testing/mint-owner'
import { mintRichAccount } from '@foyer/core/testing/mint-rich-account'
import { sendUpload } from '@foyer/core/testing/send-upload'
import { readArchiveBytes, writeArchiveFile } from '@foyer/core/testing/write-archive-file'
import { beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { inRole } from '../testing/as-function.ts'
import { refusal } from '../testing/refusal.ts'
import { send } from '../testing/send.ts'
import { sqsEvent } from '../testing/sqs-event.ts'
import { handler } from './import-consumer.ts'

const consume = inRole('import-consumer', handler)
const work = (id: string) => consume(sqsEvent(toSend(eventsImportDue, { import_id: id })))
const whole = { format: 'archive', dry_run: false } as const

let bytes: Uint8Array
beforeAll(async () => {
  const { ctx, account_id } = await mintRichAccount()
  await writeArchiveFile(ctx)
  bytes = await readArchiveBytes(account_id)
}, 300_000)

describe('an import of an archive over HTTP', () => {
  it('takes three calls and the file as it is, with the rights of its function, and is undone', {
    timeout: 300_000,
  }, async () => {
    const { ctx } = await mintOwner()
    const path = `/accounts/${accountOf(ctx)}/imports`
    const asked = await answered<EventsImportProgress>(ctx, `POST ${path}`, whole)
    expect(asked).toMatchObject({ status: 'WAITING', with_orders: true, orders: [], orders_total: 0 })
    if (!asked.upload) throw new Error('There is no place for the file.')
    await sendUpload(asked.upload, bytes)
    expect(await work(asked.id)).toEqual({ batchItemFailures: [] })
    const progress = await answered<EventsImportProgress>(ctx, `GET ${path}/${asked.id}`)
    expect(progress).toMatchObject({
      ...{ status: 'DONE', counts: { created: 2 }, images: { done: 1 }, orders_done: 1, upload: null },
      orders: [{ title: 'Night of Sounds', status: 'DONE', counts: { created: 1 } }],
    })
    const [orders] = progress.orders
    const own = `GET /events/${orders?.event_id}/imports/${orders?.import_id}`
    expect(await answered(ctx, own)).toMatchObject({ status: 'DONE', upload: null, send_tickets: false })
    expect(await answered(ctx, `GET ${path}`)).toMatchObject([{ id: asked.id, orders: [], orders_done: 1 }])
    await answered(ctx, `POST ${path}/${asked.id}/undo`)
    expect(await work(asked.id)).toEqual({ batchItemFailures: [] })
    expect(await answered(ctx, `GET ${path}/${asked.id}`)).toMatchObject({
      ...{ status: 'DONE', is_undone: true, counts: { undone: 2, kept: 0 } },
      orders: [{ counts: { undone: 1, kept: 0 } }],
    })
  })

  it('is for keys with the scopes of all that it brings, and not for test keys', async () => {
    const { ctx } = await mintOwner()
    const path = `/accounts/${accountOf(ctx)}/imports`
    const scopes = ['event.manage', 'organizer.manage', 'tax_or_fee.manage', 'order.manage'] as const
    const asks = async (key: string, body: object = whole) => {
      const answer = await send(null, `POST ${path}`, body, { authorization: `Bearer ${key}` })
      return [answer.status, (await answer.json()).code]
    }
    for (const left of scopes) {
      const { key } = await mintApiKey(
        ctx,
        scopes.filter((scope) => scope !== left),
      )
      expect(await asks(key)).toEqual([403, 'api_key.scope_missing'])
    }
    expect(await asks((await mintApiKey(ctx, [...scopes])).key)).toEqual([202, undefined])
    const test = await mintApiKey(ctx, ['event.manage', 'order.manage'], { is_test: true })
    expect(await asks(test.key)).toEqual([403, 'api_key.scope_missing'])
    const fewer = await mintApiKey(ctx, scopes.slice(0, 3))
    expect(await asks(fewer.key, { ...whole, with_orders: false })).toEqual([202, undefined])
  })

  it('takes twenty files a day, and any of them again', async () => {
    const { ctx } = await mintOwner()
    const path = `/accounts/${accountOf(ctx)}/imports`
    const { id } = await answered<EventsImportProgress>(ctx, `POST ${path}`, whole)
    for (let asked = 1; asked < 20; asked += 1) await answered(ctx, `POST ${path}`, whole)
    expect((await refusal(ctx, `POST ${path}`, whole))[1]).toBe('request.too_many')
    await answered(ctx, `POST ${path}`, { ...whole, file_of: id })
  })
})
