import { createExportBody } from '@foyer/contracts/export/export'
import { listEvents } from '@foyer/core/event/read-events'
import { readEventGraph } from '@foyer/core/event-graph/event-graph'
import { createExport } from '@foyer/core/export/create-export'
import { exportKey, getExport } from '@foyer/core/export/get-export'
import { imageFiles, mediaKey } from '@foyer/core/media/image-key'
import { readObject } from '@foyer/core/media/s3'
import { newId } from '@foyer/core/random-id'
import { compareLog } from '@foyer/core/snapshot/compare-log'
import { getCheckInStatistics } from '@foyer/core/statistics/event-statistics'
import { csvReaders } from '@foyer/core/testing/csv-readers'
import { drawPhoto } from '@foyer/core/testing/draw-photo'
import { mintCheckInList } from '@foyer/core/testing/mint-check-in-list'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { seedSoldOrders } from '@foyer/core/testing/seed-sold-orders'
import { sendUpload } from '@foyer/core/testing/send-upload'
import type { Context } from '@foyer/core/verb'
import type { Stage } from '../stage/stage.ts'
import { takeFree } from './purchase.ts'
import { freeTicket, type Scenario } from './scenario.ts'

const mostBytes = 10_000_000

async function giveOne(stage: Stage): Promise<void> {
  await takeFree(stage, stage.buyer('ada'))
  await stage.world.deliver()
}

const isThere = async (key: string) => (await readObject(key, mostBytes)) !== null

/** Exports, images, copies of events, and statistics of check-ins. */
export const queuedWork: readonly Scenario[] = [
  exportOfOrders(),
  exportInParts(),
  imageInAllSizes(),
  eventCopied(),
  admissionCounted(),
  changesLogged(),
]

function exportOfOrders(): Scenario {
  let id = ''
  return {
    name: 'export written to a file',
    tickets: [freeTicket(null)],
    prepare: giveOne,
    async play(stage) {
      const { body } = await stage.manage('POST', '/exports', { kind: 'orders', format: 'xlsx' })
      id = body.data.id
      await stage.world.deliver()
    },
    outcome: { completed: [1] },
    async look(stage) {
      const { body } = await stage.manage('GET', `/exports/${id}`)
      const { status, rows_done } = body.data
      const key = exportKey({ id, event_id: stage.event_id, body: { kind: 'orders', format: 'xlsx' } })
      return [
        ...(status === 'DONE' && rows_done === 1 ? [] : [`it says ${status}, ${rows_done} rows`]),
        ...((await isThere(key)) ? [] : ['there is no file']),
      ]
    },
  }
}

const rows = 120

/** A list of its own, which no order of the event stands for: 120 answers of 60 KB, the first hundred of which are more than a part. */
function exportInParts(): Scenario {
  let asked: { ctx: Context; event_id: string; id: string }
  let list: Awaited<ReturnType<typeof mintLiveEvent>>
  return {
    name: 'export uploaded in parts',
    tickets: [freeTicket(null)],
    async prepare() {
      list = await mintLiveEvent([{ type: 'FREE' }])
      const value = 'x'.repeat(60_000)
      const question_id = newId('question')
      await seedSoldOrders({
        ...{ event_id: list.event.id, ticket_id: list.tickets[0]?.id ?? '', orders: rows },
        answersOf: () => [{ question_id, title: 'Story', type: 'MULTI_LINE', value }],
      })
    },
    async play(stage) {
      const { ctx, event } = list
      const body = createExportBody.parse({ kind: 'attendees', format: 'csv' })
      const { id } = await createExport(ctx, { params: { event_id: event.id }, body })
      asked = { ctx, event_id: event.id, id }
      await stage.world.deliver()
    },
    outcome: { completed: [0] },
    async look() {
      const { ctx, event_id, id } = asked
      const { status, rows_done } = await getExport(ctx, { params: { event_id, export_id: id } })
      const key = exportKey({ id, event_id, body: { kind: 'attendees', format: 'csv' } })
      const bytes = await readObject(key, mostBytes)
      const lines = bytes instanceof Uint8Array ? csvReaders['csv-parse'](bytes).slice(1) : []
      const attendees = new Set(lines.map(([reference]) => reference))
      return [
        ...(status === 'DONE' && rows_done === rows ? [] : [`it says ${status}, ${rows_done} rows`]),
        ...(lines.length === rows && attendees.size === rows
          ? []
          : [`the file has ${lines.length} rows of ${attendees.size} attendees`]),
      ]
    },
  }
}

function imageInAllSizes(): Scenario {
  let original = ''
  return {
    name: 'image made in all sizes',
    tickets: [freeTicket(null)],
    async play(stage) {
      const body = { type: 'EVENT_COVER', media_type: 'image/jpeg', size_bytes: 1000 }
      const started = await stage.manage('POST', '/images/uploads', body)
      await sendUpload(started.body.data, await drawPhoto({ width: 960, height: 480 }))
      const { image_id } = started.body.data
      const confirmed = await stage.manage('POST', `/images/${image_id}/confirmation`)
      original = confirmed.body.data.url
      await stage.world.deliver()
    },
    outcome: { completed: [0] },
    async look(stage) {
      const graph = await readEventGraph(stage.event_id, { fresh: true })
      const [image, ...others] = graph?.event.images ?? []
      if (!image || others.length > 0) return [`the event has ${others.length} covers beside its own`]
      const files = await Promise.all(imageFiles(image).map(isThere))
      return [
        ...(image.variants?.length ? [] : ['it was not made in all sizes']),
        ...(files.every(Boolean) ? [] : ['files are missing']),
        ...((await isThere(mediaKey(original))) ? ['the file as it was uploaded is still there'] : []),
      ]
    },
  }
}

function eventCopied(): Scenario {
  const titleOf = ({ event_id }: Stage) => `Copy of ${event_id}`
  return {
    name: 'event duplicated',
    tickets: [freeTicket(5), freeTicket(null)],
    async play(stage) {
      const body = { title: titleOf(stage), start_date: '2031-05-01T18:00:00Z' }
      await stage.manage('POST', '/duplicate', body, `duplicate-${stage.event_id}`)
      await stage.world.deliver()
    },
    outcome: { completed: [0] },
    async look(stage) {
      const query = { page: 1, per_page: 20, query: titleOf(stage) }
      const { data } = await listEvents(stage.owner.ctx, { query })
      const [copy, ...others] = data
      if (!copy || others.length > 0) return [`there are ${data.length} copies`]
      const graph = await readEventGraph(copy.id, { fresh: true })
      const tickets = graph?.tickets.length
      return tickets === stage.tickets.length ? [] : [`the copy has ${tickets} tickets`]
    },
  }
}

function admissionCounted(): Scenario {
  return {
    name: 'statistics of an admission',
    tickets: [freeTicket(null)],
    prepare: giveOne,
    async play(stage) {
      const { event_id } = stage
      const list = await mintCheckInList({ event_id, ticket_ids: [stage.ticket().id] })
      const code = stage.buyer('ada').order()?.attendees[0]?.short_id
      const body = { code, scan_id: `scan-${event_id}` }
      await stage.visit('POST', `/check-in-lists/${list.short_id}/check-ins`, body)
      await stage.world.deliver()
    },
    outcome: { completed: [1] },
    async look({ event_id, owner }) {
      const { checked_in } = await getCheckInStatistics(owner.ctx, { params: { event_id } })
      return checked_in === 1 ? [] : [`${checked_in} are said to be there`]
    },
  }
}

/** The first snapshot, changes of its rows, and a second one. */
function changesLogged(): Scenario {
  const untilSnapshot = async ({ world }: Stage) => {
    await world.deliver()
    await world.pass(16)
    await world.deliver()
  }
  return {
    name: 'changes of rows logged, and snapshots of them',
    tickets: [freeTicket(null)],
    async play(stage) {
      await takeFree(stage, stage.buyer('ada'))
      await untilSnapshot(stage)
      await takeFree(stage, stage.buyer('bea'))
      const order = stage.buyer('ada').order()
      await stage.manage('POST', `/orders/${order?.short_id}/cancel`, { notify_buyer: true })
      await untilSnapshot(stage)
    },
    outcome: { completed: [1] },
    async look({ event_id }) {
      const differences = await compareLog(event_id)
      if (differences === null) return ['there is no snapshot']
      return differences.map(({ kind, id }) => `the log says something else of ${kind} ${id} than the lists`)
    },
  }
}
