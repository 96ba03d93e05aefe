import { exportDue } from '@foyer/contracts/export/export-messages'
import { createExport } from '@foyer/core/export/create-export'
import { writeExport } from '@foyer/core/export/write-export'
import { newId } from '@foyer/core/random-id'
import { toSend } from '@foyer/core/table/write'
import { mintBareEvent } from '@foyer/core/testing/mint-event-with-ticket'
import { later } from '@foyer/core/testing/test-context'
import type { Context } from '@foyer/core/verb'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal } from '../testing/refusal.ts'

const orders = { kind: 'orders', format: 'csv' } as const

/** Asks for a file of an event's orders; returns its download address. */
async function ask(ctx: Context, event_id: string): Promise<{ id: string; download: string }> {
  const { id } = await createExport(ctx, { params: { event_id }, body: orders })
  return { id, download: `GET /events/${event_id}/exports/${id}/download` }
}

describe('an export that failed (specification §8)', () => {
  it('says that the file is not ready yet', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { download } = await ask(ctx, event_id)
    const refused = [409, 'export.not_ready', 'The file is not ready yet. Wait a moment.']
    expect(await refusal(ctx, download)).toEqual(refused)
  })

  it('is shown as failed when no process worked on it for a while', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { id } = await ask(later(ctx, -16 * 60), event_id)
    expect(await answered(ctx, `GET /events/${event_id}/exports/${id}`)).toMatchObject({ status: 'FAILED' })
  })

  it('says that the file is gone after a day, or never existed', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { id, download } = await ask(later(ctx, -25 * 3600), event_id)
    await writeExport(ctx, toSend(exportDue, { export_id: id }))
    const gone = 'The file was kept for a day and has been deleted. Export again.'
    expect(await refusal(ctx, download)).toEqual([410, 'export.expired', gone])
    const unknown = `GET /events/${event_id}/exports/${newId('export')}`
    const missing = 'This export does not exist. Export again.'
    expect(await refusal(ctx, unknown)).toEqual([404, 'export.not_found', missing])
  })

  it('says what is missing in the request', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const make = (body: object) => refusal(ctx, `POST /events/${event_id}/exports`, body)
    expect(await make({ kind: 'everything' })).toEqual(atFields({ kind: 'Choose what to export.' }))
    const kind = { kind: 'answers', format: 'csv', question_id: newId('question') }
    expect(await make(kind)).toEqual([404, 'question.not_found', 'This question does not exist.'])
  })
})
