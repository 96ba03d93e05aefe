import type { LedgerLine, LedgerPage } from '@foyer/contracts/ledger/ledger'
import { LedgerLineEntity, type LedgerLineItem, ledgerShards } from '../store/ledger/ledger-entity.ts'
import { AppError } from '../verb.ts'

const shards = Array.from({ length: ledgerShards }, (_, shard) => shard)

/** From a moment on, before another one; UTC instants. */
export interface Span {
  from: string
  to: string
}

/** Sorts behind every id of a line of the moment before. */
const last = '\uffff'

function queryOf(account_id: string, shard: number, { from, to }: Span, after: Position | null) {
  const start = after ?? { at: from, line_id: '' }
  return LedgerLineEntity.query
    .primary({ ledger_account_id: account_id, shard })
    .between({ at: start.at, line_id: start.line_id }, { at: momentBefore(to), line_id: last })
}

const momentBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString()

/** All lines of a span, some at a time, in no order. */
export async function* allLines(account_id: string, span: Span): AsyncGenerator<LedgerLineItem[]> {
  let open = shards.map((shard) => ({ shard, cursor: null as string | null }))
  while (open.length > 0) {
    const answers = await Promise.all(
      open.map(async ({ shard, cursor }) => {
        const { data, cursor: next } = await queryOf(account_id, shard, span, null).go({ cursor })
        return { shard, data, next }
      }),
    )
    for (const { data } of answers) yield data
    open = answers.flatMap(({ shard, next }) => (next === null ? [] : { shard, cursor: next }))
  }
}

interface Position {
  at: string
  line_id: string
}

/**
 * Some lines of a span, oldest first, from a cursor on. Each shard is asked for about its share, and lines that stand behind the end of a shard's answer wait
 * for the next page: so a page costs what it has. Error: request.invalid for a text that is no cursor.
 */
export async function readLedger(
  account_id: string,
  span: Span,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<LedgerPage> {
  const after = cursor === undefined ? null : positionOf(cursor)
  const share = Math.ceil(limit / ledgerShards) + 1
  const answers = await Promise.all(
    shards.map(async (shard) => {
      const query = queryOf(account_id, shard, span, after)
      const { data, cursor: more } = await query.go({ count: share + Number(after !== null) })
      return { data: data.filter((line) => after === null || isBehind(line, after)), more }
    }),
  )
  const ends = answers.flatMap(({ data, more }) => (more === null ? [] : (data.at(-1) ?? after ?? [])))
  const end = ends.toSorted(compare)[0]
  const sorted = answers.flatMap(({ data }) => data).toSorted(compare)
  const known = end === undefined ? sorted : sorted.filter((line) => !isBehind(line, end))
  const page = known.slice(0, limit)
  const tail = page.at(-1)
  const hasMore = page.length < sorted.length || end !== undefined
  return { data: page.map(toLedgerLine), meta: { next: hasMore && tail ? textOf(tail) : null } }
}

function compare(a: Position, b: Position): number {
  const [one, other] = [`${a.at} ${a.line_id}`, `${b.at} ${b.line_id}`]
  return one < other ? -1 : Number(one > other)
}

const isBehind = (line: Position, position: Position) => compare(line, position) > 0

function textOf({ at, line_id }: Position): string {
  return Buffer.from(`${at} ${line_id}`).toString('base64url')
}

function positionOf(text: string): Position {
  const [at = '', line_id] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  if (Number.isNaN(Date.parse(at)) || !line_id) {
    const errors = { cursor: ['This is not a cursor. Send the `next` of an earlier answer.'] }
    throw new AppError('request.invalid', { errors })
  }
  return { at, line_id }
}

/** A line as the API answers it. */
export function toLedgerLine(line: LedgerLineItem): LedgerLine {
  const { line_id: id, kind, at, paid_by, event_id, order_reference, currency, payout_id = null } = line
  const { gross, price, fee, tax, charges, stripe } = line
  return {
    ...{ id, kind, at, paid_by, event_id: event_id ?? null, order_reference: order_reference ?? null },
    ...{ currency, gross, net: gross - tax, price, fee, tax, charges },
    stripe: stripe ? { ...stripe, payout_id } : null,
  }
}
