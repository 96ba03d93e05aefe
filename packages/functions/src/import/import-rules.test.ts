import { createImportBody } from '@foyer/contracts/import/import'
import { createImport } from '@foyer/core/import/imports'
import { newId } from '@foyer/core/random-id'
import { mintApiKey } from '@foyer/core/testing/mint-api-key'
import { mintBareEvent, mintEventWithTicket } from '@foyer/core/testing/mint-event-with-ticket'
import { finishImport } from '@foyer/core/testing/send-import'
import { sendUpload } from '@foyer/core/testing/send-upload'
import { describe, expect, it } from 'vitest'
import { answered } from '../testing/answered.ts'
import { atFields, refusal } from '../testing/refusal.ts'

const rows = { format: 'rows', dry_run: false } as const

describe('an import over HTTP', () => {
  it('takes three calls and a file, and its progress names the report', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const asked = (await answered(ctx, `POST /events/${event_id}/imports`, rows)) as {
      id: string
      status: string
      upload: { url: string; fields: Record<string, string> }
    }
    expect(asked).toMatchObject({ status: 'WAITING', rows_total: null, report_url: null })
    const people = Array.from({ length: 3 }, (_, number) => ({
      ...{ external_id: `T-${number}`, ticket: 'Standing', email: `guest-${number}@example.com` },
    }))
    const text = people.map((person) => JSON.stringify(person)).join('\n')
    await sendUpload(asked.upload, new TextEncoder().encode(text))
    await finishImport(asked.id)
    const progress = await answered(ctx, `GET /events/${event_id}/imports/${asked.id}`)
    expect(progress).toMatchObject({ status: 'DONE', rows_done: 3, counts: { created: 3 }, upload: null })
    expect(progress).toHaveProperty('report_url', expect.stringContaining(asked.id))
    const undoing = await answered(ctx, `POST /events/${event_id}/imports/${asked.id}/undo`)
    expect(undoing).toMatchObject({ status: 'WRITING' })
  })

  it('is listed with the others of its event, newest first, with what was asked for', async () => {
    const { ctx, event_id } = await mintEventWithTicket()
    const other = await mintBareEvent()
    const imports = `/events/${event_id}/imports`
    const mapping = { external_id: 'Id', email: 'Mail', ticket: 'Kind' }
    await answered(other.ctx, `POST /events/${other.event_id}/imports`, rows)
    await answered(ctx, `POST ${imports}`, rows)
    await answered(ctx, `POST ${imports}`, { format: 'csv', dry_run: true, mapping, send_tickets: true })
    expect(await answered(ctx, `GET ${imports}`)).toMatchObject([
      { event_id, format: 'csv', dry_run: true, mapping, send_tickets: true, is_undone: false },
      { event_id, format: 'rows', dry_run: false, mapping: {}, check_in_list_id: null, problems: [] },
    ])
    expect((await refusal(other.ctx, `GET ${imports}`))[1]).toBe('event.not_found')
  })

  it('refuses to undo what is still running, and says so', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const { id } = await createImport(ctx, { params: { event_id }, body: createImportBody.parse(rows) })
    expect(await refusal(ctx, `POST /events/${event_id}/imports/${id}/undo`)).toEqual([
      409,
      'import.running',
      'The import is still running. Wait until it is done.',
    ])
  })

  it('says that an import does not exist, also for another event’s and for a file to use again', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const other = await mintBareEvent()
    const body = createImportBody.parse(rows)
    const { id } = await createImport(other.ctx, { params: { event_id: other.event_id }, body })
    const missing = [404, 'import.not_found', 'This import does not exist. Import again.']
    for (const unknown of [id, newId('import')]) {
      expect(await refusal(ctx, `GET /events/${event_id}/imports/${unknown}`)).toEqual(missing)
      expect(await refusal(ctx, `POST /events/${event_id}/imports`, { ...rows, file_of: unknown })).toEqual(
        missing,
      )
    }
  })

  it('says what is missing in the request', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const make = (body: object) => refusal(ctx, `POST /events/${event_id}/imports`, body)
    const csv = { format: 'csv', dry_run: true }
    expect(await make(csv)).toEqual(atFields({ mapping: 'Say which column holds which field.' }))
    expect(await make({ ...csv, mapping: { colour: 'Colour' } })).toEqual(
      atFields({ 'mapping.colour': 'This field is unknown.' }),
    )
    const check_in_list_id = newId('check_in_list')
    expect((await make({ ...rows, check_in_list_id }))[1]).toBe('check_in_list.not_found')
  })

  it('creates tickets only for a key that may manage the event', async () => {
    const { ctx, event_id } = await mintBareEvent()
    const params = { event_id }
    const body = createImportBody.parse({ ...rows, create_tickets: true })
    const { ctx: seller } = await mintApiKey(ctx, ['order.manage'])
    await expect(createImport(seller, { params, body })).rejects.toMatchObject({
      code: 'api_key.scope_missing',
      details: { scope: 'event.manage' },
    })
    const { ctx: manager } = await mintApiKey(ctx, ['order.manage', 'event.manage'])
    expect(await createImport(manager, { params, body })).toMatchObject({ status: 'WAITING' })
  })
})
