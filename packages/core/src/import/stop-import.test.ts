import { describe, expect, it, onTestFinished } from 'vitest'
import { stopEventsImport } from '../event-import/events-imports.ts'
import { beforeUpdate } from '../testing/before-write.ts'
import { eventLine } from '../testing/event-lines.ts'
import { mintHouse } from '../testing/import-house.ts'
import { mintOrganizer } from '../testing/mint-event.ts'
import { accountOf, mintOwner } from '../testing/mint-owner.ts'
import {
  askArchiveImport,
  askEventsImport,
  deliverEventsImport,
  finishEventsImport,
  readEventsImport,
} from '../testing/send-events-import.ts'
import { askImport, deliverImport, finishImport, readImport } from '../testing/send-import.ts'
import { stopImport } from './imports.ts'

const gaveUp = { status: 'FAILED', problem_code: 'file.not_sent', upload: null }

describe('an import that is given up', () => {
  it('fails at once, and stays so when it is stopped again, looked for again or its file comes too late', async () => {
    const { ctx, event_id } = await mintHouse()
    const { id: import_id } = await askImport(ctx, event_id, [
      { external_id: '1', ticket: 'Standing', email: 'ada@example.com' },
    ])
    const params = { event_id, import_id }
    expect(await stopImport(ctx, { params })).toMatchObject(gaveUp)
    expect(await stopImport(ctx, { params })).toMatchObject(gaveUp)
    await deliverImport(import_id)
    expect((await readImport(ctx, event_id, import_id)).progress).toMatchObject({
      ...gaveUp,
      counts: { created: 0 },
    })
  })

  it('is one into an account too, of events or of an archive', async () => {
    const { ctx } = await mintOwner()
    await mintOrganizer(ctx)
    for (const { id: import_id } of [await askEventsImport(ctx, []), await askArchiveImport(ctx, null)]) {
      const params = { account_id: accountOf(ctx), import_id }
      expect(await stopEventsImport(ctx, { params })).toMatchObject(gaveUp)
      await deliverEventsImport(import_id)
      expect((await readEventsImport(ctx, import_id)).progress).toMatchObject(gaveUp)
    }
  })

  it('is not stopped when its file arrives while it is being stopped', async () => {
    const { ctx, event_id } = await mintHouse()
    const row = { external_id: '1', ticket: 'Standing', email: 'ada@example.com' }
    const { id: import_id } = await askImport(ctx, event_id, [row])
    onTestFinished(beforeUpdate(() => finishImport(import_id)))
    await expect(stopImport(ctx, { params: { event_id, import_id } })).rejects.toMatchObject({
      code: 'import.running',
    })
    expect((await readImport(ctx, event_id, import_id)).progress).toMatchObject({
      status: 'DONE',
      counts: { created: 1 },
    })
  })

  it('is not stopped when its file arrives meanwhile, into an account either', async () => {
    const { ctx } = await mintOwner()
    await mintOrganizer(ctx)
    const { id: import_id } = await askEventsImport(ctx, [eventLine('A')])
    onTestFinished(beforeUpdate(() => finishEventsImport(import_id)))
    const params = { account_id: accountOf(ctx), import_id }
    await expect(stopEventsImport(ctx, { params })).rejects.toMatchObject({ code: 'import.running' })
    expect((await readEventsImport(ctx, import_id)).progress).toMatchObject({ status: 'DONE' })
  })

  it('cannot be one that was read, or one that uses an earlier file', async () => {
    const { ctx, event_id } = await mintHouse()
    const row = { external_id: '1', ticket: 'Standing', email: 'ada@example.com' }
    const { id } = await askImport(ctx, event_id, [row], { dry_run: true })
    await finishImport(id)
    const second = await askImport(ctx, event_id, [], { file_of: id })
    for (const import_id of [id, second.id])
      await expect(stopImport(ctx, { params: { event_id, import_id } })).rejects.toMatchObject({
        code: 'import.running',
      })
    const { ctx: owner } = await mintOwner()
    await mintOrganizer(owner)
    const events = await askEventsImport(owner, [eventLine('A')])
    await finishEventsImport(events.id)
    const params = { account_id: accountOf(owner), import_id: events.id }
    await expect(stopEventsImport(owner, { params })).rejects.toMatchObject({ code: 'import.running' })
  })
})
