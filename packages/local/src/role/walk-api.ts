import { allEndpoints } from '@foyer/contracts/all-endpoints'
import type { Endpoint } from '@foyer/contracts/endpoint'
import { exportDue } from '@foyer/contracts/export/export-messages'
import type { ImageUpload } from '@foyer/contracts/image/image'
import { newId } from '@foyer/core/random-id'
import { ExportEntity, type ExportItem, type ExportUpload } from '@foyer/core/store/export/export-entity'
import { ImportEntity } from '@foyer/core/store/import/import-entity'
import { outbox, toSend } from '@foyer/core/table/write'
import { drawPng } from '@foyer/core/testing/draw-png'
import { seedSoldOrders } from '@foyer/core/testing/seed-sold-orders'
import { behindGateway, sendUpload } from '@foyer/core/testing/send-upload'
import { wholeArchive } from '@foyer/core/testing/whole-archive'
import { answered } from '@foyer/functions/testing/answered'
import { callEndpoint } from '@foyer/functions/testing/call-endpoint'
import { mintWorld, type World } from '@foyer/functions/testing/mint-world'
import { send } from '@foyer/functions/testing/send'
import { tokenOf } from '@foyer/functions/testing/token-of'
import { vi } from 'vitest'

const endpoints = allEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ name }) => name !== 'receiveStripeEvent')

const isDestroying = ({ method }: Endpoint) => method === 'DELETE'

/** Calls every endpoint as an account's admin; endpoints that destroy things come last. */
export async function walkApi(): Promise<void> {
  const world = await mintWorld()
  const call = async (endpoint: Endpoint) =>
    callEndpoint(endpoint, { ids: world.ids, bearer: await tokenOf(world) })
  for (const endpoint of endpoints.filter((endpoint) => !isDestroying(endpoint))) await call(endpoint)
  await findAPlace(world)
  await replaceCover(world)
  await copyWithCover(world)
  await archiveWithCover(world)
  await downloadExport(world)
  await exportInParts(world)
  await importAndUndo(world)
  await importArchive(world)
  for (const endpoint of endpoints.filter(isDestroying)) await call(endpoint)
}

async function findAPlace({ ctx }: World): Promise<void> {
  const [place] = await answered<{ place_id: string }[]>(ctx, 'GET /places?query=lantern')
  await answered(ctx, `GET /places/address?place_id=${place?.place_id}`)
}

interface Cover {
  id: string
  variants?: unknown[]
}
const cover = { type: 'EVENT_COVER', media_type: 'image/png', size_bytes: 1000 }

/** Two covers, one after the other: the first one's files are deleted. A third one is confirmed but was never sent. */
async function replaceCover(world: World): Promise<void> {
  const { ctx, ids } = world
  const path = `/events/${ids.event_id}/images`
  for (const width of [900, 1000]) {
    const upload = await answered<ImageUpload>(ctx, `POST ${path}/uploads`, cover)
    await sendUpload(upload, drawPng(width, 500))
    await answered(ctx, `POST ${path}/${upload.image_id}/confirmation`)
    await vi.waitFor(async () => {
      const shown = await answered<Cover[]>(ctx, `GET ${path}`)
      if (!shown.some(({ id, variants }) => id === upload.image_id && variants)) throw new Error('not yet')
    }, 180_000)
  }
  const { image_id } = await answered<{ image_id: string }>(ctx, `POST ${path}/uploads`, cover)
  await send(ctx, `POST ${path}/${image_id}/confirmation`)
}

async function copyWithCover({ ctx, ids }: World): Promise<void> {
  const body = { title: 'Copy', start_date: '2031-05-01T18:00:00Z' }
  await answered(ctx, `POST /events/${ids.event_id}/duplicate`, body)
}

/** The account with its cover, once the archive that the walk asked for is whole. */
async function archiveWithCover({ ctx, ids }: World): Promise<void> {
  const path = `/accounts/${ids.account_id}/archive`
  const isWhole = () =>
    vi.waitFor(async () => {
      const { status } = await answered<{ status: string }>(ctx, `GET ${path}`)
      if (status !== 'DONE') throw new Error(`The archive is ${status}.`)
    }, 180_000)
  await isWhole()
  await answered(ctx, `POST ${path}`)
  await isWhole()
}

async function downloadExport({ ctx, ids }: World): Promise<void> {
  const path = `/events/${ids.event_id}/exports/${ids.export_id}`
  const { url } = await vi.waitFor(() => answered<{ url: string }>(ctx, `GET ${path}/download`), 180_000)
  const file = await fetch(behindGateway(url))
  if (!file.ok) throw new Error(`The file was answered with ${file.status}.`)
}

const balcony = { ticket: 'Balcony', email: 'ada@example.com' }

/** A file that is sent once it was looked for, with a ticket of one place that is created; then another one for which no place is left. Then the first is undone. */
async function importAndUndo({ ctx, ids }: World): Promise<void> {
  const path = `/events/${ids.event_id}/imports`
  const bring = async (row: object): Promise<string> => {
    const asked = { format: 'rows', dry_run: false, create_tickets: true }
    const { id, upload } = await answered<Asked>(ctx, `POST ${path}`, asked)
    await vi.waitFor(async () => {
      const { data } = await ImportEntity.get({ id }).go({ consistent: true })
      if (data?.went_on_at === data?.created_at) throw new Error('not looked for')
    }, 180_000)
    await sendUpload(upload, new TextEncoder().encode(JSON.stringify({ ...balcony, ...row })))
    return ended(id)
  }
  const ended = (id: string) =>
    vi.waitFor(async () => {
      const { status } = await answered<{ status: string }>(ctx, `GET ${path}/${id}`)
      if (status !== 'DONE') throw new Error(`The import is ${status}.`)
      return id
    }, 180_000)
  const first = await bring({ external_id: '1', barcode: 'OLD-CODE-1' })
  await bring({ external_id: '2', barcode: 'OLD-CODE-2' })
  await answered(ctx, `POST ${path}/${first}/undo`)
  await ended(first)
}

/** An archive with events, pictures and orders, which is then undone. */
async function importArchive({ ctx, ids }: World): Promise<void> {
  const path = `/accounts/${ids.account_id}/imports`
  const asked = { format: 'archive', dry_run: false }
  const { id, upload } = await answered<Asked>(ctx, `POST ${path}`, asked)
  await sendUpload(upload, wholeArchive())
  const ended = () =>
    vi.waitFor(async () => {
      const { status } = await answered<{ status: string }>(ctx, `GET ${path}/${id}`)
      if (status !== 'DONE') throw new Error(`The import is ${status}.`)
    }, 180_000)
  await ended()
  await answered(ctx, `POST ${path}/${id}/undo`)
  await ended()
}

interface Asked {
  id: string
  upload: Parameters<typeof sendUpload>[0]
}

/** A file of several parts; then one of the same export again, as if its columns had changed in between. */
async function exportInParts({ ctx, ids }: World): Promise<void> {
  const { event_id = '', ticket_id = '' } = ids
  const answer = { question_id: newId('question'), title: 'Story', type: 'MULTI_LINE' as const }
  const answersOf = () => [{ ...answer, value: 'x'.repeat(60_000) }]
  await seedSoldOrders({ event_id, ticket_id, orders: 120, answersOf })
  const asked = { kind: 'attendees', format: 'csv' }
  const { id } = await answered<{ id: string }>(ctx, `POST /events/${event_id}/exports`, asked)
  const upload = await uploadOf(id, ({ status }) => status === 'DONE')
  await ExportEntity.patch({ id })
    .set({ status: 'WRITING', upload: { ...upload, columns: 'others' } })
    .set(outbox(toSend(exportDue, { export_id: id })))
    .go()
  await uploadOf(id, ({ status, upload: next }) => status === 'DONE' && next?.columns === upload.columns)
}

function uploadOf(id: string, isReady: (item: ExportItem) => boolean): Promise<ExportUpload> {
  return vi.waitFor(async () => {
    const { data } = await ExportEntity.get({ id }).go({ consistent: true })
    if (!data?.upload || !isReady(data)) throw new Error('not yet')
    return data.upload
  }, 180_000)
}
