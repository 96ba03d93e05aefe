import { createHash } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { idAlphabet, linkIdLength } from '@foyer/contracts/id'
import type { Answer } from '@foyer/contracts/question/answer'
import type { LogLine } from '@foyer/core/change-log/log-line'
import { readSnapshot, writeSnapshot } from '@foyer/core/change-log/snapshot-file'
import { listShardCount } from '@foyer/core/list/list-partitions'
import { makeSnapshot, rebuildSnapshot } from '@foyer/core/snapshot/make-snapshot'
import { ChangeLogHeadEntity, readLogHead } from '@foyer/core/store/change-log/change-log-entity'
import { addressHash } from '@foyer/core/store/email/sent-email-entity'
import { seedSoldOrders } from '@foyer/core/testing/seed-sold-orders'
import type { Context } from '@foyer/core/verb'

interface Hall {
  ctx: Context
  event_id: string
  ticket_id: string
  orders: number
  /** What the first attendee answered; all others say the same. */
  answers?: Answer[]
  /** The directory that the stand-ins keep their data in. */
  directory: string
}

const kinds = ['order', 'attendee'] as const

/**
 * Many sold orders as `seedSoldOrders` makes them, in a minute instead of an hour: one is written as always, with its keys and snapshot, and copied in
 * the file of DynamoDB Local and in the snapshots. `fill-hall.test.ts` compares.
 */
export async function fillHall({
  ctx,
  event_id,
  ticket_id,
  orders,
  answers,
  directory,
}: Hall): Promise<void> {
  await seedSoldOrders({ event_id, ticket_id, orders: 1, ...(answers ? { answersOf: () => answers } : {}) })
  await rebuildSnapshot(ctx, event_id, async () => {})
  const lines = (await Promise.all(kinds.map((kind) => readSnapshot(event_id, kind)))).flatMap(
    (file) => file?.lines ?? [],
  )
  const ids = lines.map(({ id }) => id)
  const table = new DatabaseSync(path.join(directory, 'dynamodb/shared-local-instance.db'))
  const items = itemsOf(table, ids)
  const valuesOf = tokens(lines, listShardCount(orders))
  const first = valuesOf(0, shardOf(items))
  copyItems(
    table,
    items.map((item) => templateOf(item, first)),
    { orders, valuesOf },
  )
  table.close()
  const snapshot = (await readLogHead(event_id))?.snapshot
  if (!snapshot) throw new Error('The first order has no snapshot.')
  const texts = lines.map((line) => ({ kind: line.kind, fill: compiled(JSON.stringify(line), first) }))
  for (const kind of kinds) {
    const fills = texts.flatMap((text) => (text.kind === kind ? text.fill : []))
    const own = function* () {
      yield lines.filter((line) => line.kind === kind)
      for (let index = 1; index < orders; index += 1)
        yield fills.map((fill) => JSON.parse(fill(valuesOf(index))) as LogLine)
    }
    const { position, rebuilt_at } = snapshot
    await writeSnapshot({ event_id, kind, position, rebuilt_at }, own())
  }
  // The files of the newest rows are missing, so all are written once more, as always.
  const { has_newest: _none, ...mark } = { ...snapshot, orders, attendees: orders }
  await ChangeLogHeadEntity.patch({ log_event_id: event_id }).set({ snapshot: mark }).go()
  await makeSnapshot(ctx, event_id)
}

/** What differs between orders: of the first as it was written, of another by its number. */
function tokens(lines: readonly LogLine[], shards: number) {
  const [order, attendee] = lines
  return (index: number, shard = index % shards): string[] => {
    const created_at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
    const [buyer, holder] = [`buyer-${index}@example.com`, `holder-${index}@example.com`]
    const references = [order, attendee].map((line) => referenceOf(line, index))
    return [
      ...[order, attendee].map((line) => (index === 0 ? (line?.id ?? '') : idOf(`${line?.id} ${index}`))),
      ...references,
      ...references.map((reference) => reference.toLowerCase()),
      ...[created_at, created_at.toLowerCase()],
      ...[addressHash(buyer), addressHash(holder), buyer, holder, `"Holder ${index}"`],
      ...[`#list_shard_${shard}`, `"list_shard":{"N":"${shard}"}`],
    ]
  }
}

function referenceOf(line: LogLine | undefined, index: number): string {
  const { reference = '' } = (line?.row ?? {}) as { reference?: string }
  if (index === 0) return reference
  const digits = [...index.toString(idAlphabet.length).padStart(7, '0')]
  return `${reference.slice(0, 2)}${digits
    .map((digit) => idAlphabet[Number.parseInt(digit, 36)])
    .join('')
    .toUpperCase()}`
}

function idOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest()
  return Array.from(bytes.subarray(0, linkIdLength), (byte) => idAlphabet[byte % idAlphabet.length]).join('')
}

/** A text as it is with other values in the places of the first's. */
function compiled(text: string, first: readonly string[]): (values: readonly string[]) => string {
  const places = new Map(first.map((token, place) => [token, place]))
  const any = new RegExp(`(${first.map(escaped).join('|')})`)
  const parts = text.split(any).map((part) => places.get(part) ?? part)
  return (values) => parts.map((part) => (typeof part === 'number' ? values[part] : part)).join('')
}

/** What a pattern takes as it stands. */
function escaped(token: string): string {
  return token.replace(/[.{}#-]/g, '\\$&')
}

/** An item as DynamoDB Local keeps it. */
type Kept = Record<string, SQLOutputValue>

/** The items that name one of these ids. */
function itemsOf(table: DatabaseSync, ids: readonly string[]): Kept[] {
  const all: Kept[] = table.prepare('select * from "foyer-local"').all()
  return all.filter(({ ObjectJSON }) => ids.some((id) => textOf(ObjectJSON).includes(id)))
}

function shardOf(items: readonly Kept[]): number {
  const [found] = items.flatMap(
    ({ ObjectJSON }) => /"list_shard":\{"N":"(\d+)"/.exec(textOf(ObjectJSON)) ?? [],
  )
  return Number(found?.match(/\d+/)?.[0])
}

function textOf(value: SQLOutputValue | undefined): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString() : String(value ?? '')
}

type Template = (values: readonly string[]) => Record<string, SQLInputValue>

function templateOf(item: Kept, first: readonly string[]): Template {
  const fills = Object.entries(item).map(([column, value]) => {
    const isText = value instanceof Uint8Array && !column.endsWith('Value')
    const fill = isText ? compiled(textOf(value), first) : null
    return { column, fill: (values: readonly string[]) => (fill ? Buffer.from(fill(values)) : value) }
  })
  return (values) => {
    const filled = Object.fromEntries(fills.map(({ column, fill }) => [column, fill(values)]))
    const [hash, range] = [textOf(filled.hashKey), textOf(filled.rangeKey)]
    const sha1 = (text: string) => createHash('sha1').update(text).digest()
    return { ...filled, hashValue: sha1(hash), rangeValue: sha1(range), hashRangeValue: sha1(hash + range) }
  }
}

function copyItems(
  table: DatabaseSync,
  templates: readonly Template[],
  { orders, valuesOf }: { orders: number; valuesOf: (index: number) => string[] },
): void {
  const [any] = templates
  if (!any) throw new Error('The first order is not in the table.')
  const columns = Object.keys(any(valuesOf(1)))
  const insert = table.prepare(
    `insert into "foyer-local" (${columns.join(', ')}) values (${columns.map((name) => `$${name}`).join(', ')})`,
  )
  // Keys come in no order: a gigabyte of pages stays in memory.
  table.exec('pragma cache_size = -1000000')
  table.exec('pragma synchronous = off')
  table.exec('begin immediate')
  for (let index = 1; index < orders; index += 1) {
    const values = valuesOf(index)
    for (const template of templates) insert.run(prefixed(template(values)))
  }
  table.exec('commit')
}

function prefixed(row: Record<string, SQLInputValue>): Record<string, SQLInputValue> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [`$${name}`, value]))
}
