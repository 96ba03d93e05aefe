import type { ZipFile } from '../export/zip-file.ts'
import { readEventRows } from '../store/event/event-entity.ts'
import type { Context } from '../verb.ts'
import type { ArchiveState } from './archive-state.ts'
import { accountFiles } from './archived-account.ts'
import { describeEvent } from './archived-event.ts'
import { importRows } from './archived-orders.ts'
import { saleLines } from './archived-sales.ts'
import { type OrderPiece, orderPieces } from './order-pieces.ts'

interface Filled {
  state: ArchiveState
  zip: ZipFile
}

/** Few, because a file can wait and a sale cannot. */
const eventsAtOnce = 4

/**
 * Adds what an archive lacks, piece by piece. After each piece the state says where another process goes on: what is sold or changed meanwhile is
 * in it if its turn is still to come.
 */
export async function* fillArchive(ctx: Context, account_id: string, filled: Filled): AsyncGenerator<void> {
  const { state, zip } = filled
  if (state.step === 'account') {
    await addAccount(ctx, account_id, filled)
    yield
  }
  while (state.step === 'events') {
    await addEvents(filled)
    yield
  }
  while (state.step === 'orders') yield* addOrders(filled, { lines: importRows, next: 'sales' })
  while (state.step === 'sales') yield* addOrders(filled, { lines: saleLines, next: 'images' })
  while (state.step === 'images') {
    await addImage(filled)
    yield
  }
  zip.end()
}

async function addAccount(ctx: Context, account_id: string, { state, zip }: Filled): Promise<void> {
  const [rows, { files, images }] = await Promise.all([
    readEventRows(account_id),
    accountFiles(ctx, account_id),
  ])
  for (const [path, text] of files) {
    zip.open(path)
    zip.close(text)
  }
  state.images.push(...images)
  // An import of the archive would make real events of tests (docs/decisions/0146).
  state.events = rows.flatMap(({ id, is_test }) => (is_test ? [] : id))
  state.step = 'events'
  zip.open('events.jsonl')
}

async function addEvents({ state, zip }: Filled): Promise<void> {
  const some = state.events.slice(state.done, state.done + eventsAtOnce)
  for (const described of await Promise.all(some.map(describeEvent))) {
    if (!described) continue
    zip.add(`${JSON.stringify(described.event)}\n`)
    state.images.push(...described.images)
  }
  state.done += some.length
  if (state.done < state.events.length) return
  zip.close()
  Object.assign(state, { step: 'orders', done: 0 })
}

/** A file of each event with orders, and then what comes next. */
async function* addOrders(
  { state, zip }: Filled,
  { lines, next }: { lines: (piece: OrderPiece) => object[]; next: ArchiveState['step'] },
): AsyncGenerator<void> {
  const event_id = state.events[state.done]
  if (event_id === undefined) {
    Object.assign(state, { step: next, done: 0 })
    return
  }
  for await (const piece of orderPieces(event_id, state.after)) {
    if (state.after === null) zip.open(`${state.step}/${event_id}.jsonl`)
    const some = lines(piece)
    zip.add(some.map((line) => `${JSON.stringify(line)}\n`).join(''))
    state.after = piece.last
    if (state.step === 'orders') state.tickets += some.length
    yield
  }
  if (state.after !== null) zip.close()
  Object.assign(state, { done: state.done + 1, after: null })
  yield
}

/** Larger than any that is stored. */
const mostImageBytes = 32e6

async function addImage({ state, zip }: Filled): Promise<void> {
  const image = state.images[state.done]
  if (!image) {
    state.step = 'end'
    return
  }
  const { isObjectThere, readObject } = await import('../media/s3.ts')
  state.done += 1
  // Another one may have taken its place since its event was read.
  const bytes = (await isObjectThere(image.key)) ? await readObject(image.key, mostImageBytes) : null
  if (!(bytes instanceof Uint8Array)) return
  zip.open(image.file)
  zip.close(bytes, { isPacked: true })
}
