import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../change-log/log-line.ts'
import { mergedLines } from '../change-log/row-file.ts'
import { readSnapshot, writeSnapshot } from '../change-log/snapshot-file.ts'
import { sortRows } from '../list/short-list.ts'
import { logStart } from '../store/change-log/change-log-entity.ts'
import { collectGarbage } from '../testing/collect-garbage.ts'
import { NewestLines } from './newest-lines.ts'

const [pieces, linesOfPiece] = [64, 50]
const day = (index: number) => new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % 3200) * 60_000).toISOString()

const lineOf = (index: number, version = 1): LogLine => ({
  ...{ kind: 'order', id: `order${index}`, version },
  row: { short_id: `order${index}`, created_at: day(index) } as LogLine['row'],
})
const pieceOf = (piece: number) =>
  Array.from({ length: linesOfPiece }, (_, index) => lineOf(piece * linesOfPiece + index))

/** A file of 3,200 lines. `peak`: the most of them that were in memory when another piece was asked for. */
function countedFile() {
  const made: WeakRef<LogLine>[] = []
  let peak = 0
  const lines = async function* () {
    for (let piece = 0; piece < pieces; piece += 1) {
      if (piece % 8 === 0) {
        // Collects what no task holds anymore.
        await new Promise((resolve) => setTimeout(resolve))
        collectGarbage()
        peak = Math.max(peak, made.filter((line) => line.deref()).length)
      }
      const some = pieceOf(piece)
      for (const line of some) made.push(new WeakRef(line))
      yield some
    }
  }
  return { lines, peak: () => peak }
}

async function store(whole: boolean): Promise<{ peak: number; stored: number }> {
  const event_id = `ev_${randomUUID()}`
  const { lines, peak } = countedFile()
  const newest = new NewestLines(new Set())
  const passing = async function* () {
    const held: LogLine[][] = []
    for await (const some of mergedLines(lines(), [lineOf(7, 2)], 'order')) {
      newest.add(some)
      if (whole) held.push(some)
      yield some
    }
    if (held.flat().length > pieces * linesOfPiece) throw new Error('There are more lines than were made.')
  }
  const header = { event_id, kind: 'order', position: logStart, rebuilt_at: day(0) } as const
  await writeSnapshot(header, passing())
  const file = await readSnapshot(event_id, 'order')
  expect(file?.lines.filter(({ version }) => version === 2).map(({ id }) => id)).toEqual(['order7'])
  return { peak: peak(), stored: file?.lines.length ?? 0 }
}

describe('a snapshot of many rows', () => {
  it('is written a piece at a time: at no time are all rows in memory', async () => {
    const all = pieces * linesOfPiece
    const { peak, stored } = await store(false)
    expect(stored).toBe(all)
    // The newest, of which there are at most 1,000 at a time, and a few pieces on their way.
    expect(peak).toBeLessThan(all / 2)
    // The control: a writer that keeps what has passed.
    expect((await store(true)).peak).toBeGreaterThan(all * 0.8)
  })

  it('knows its newest rows, in their order, whatever the order in which all pass', () => {
    const newest = new NewestLines(new Set())
    const all = Array.from({ length: pieces }, (_, piece) => pieceOf(piece))
    for (const some of all) newest.add(some)
    const rows = all
      .flat()
      .map(({ id, row }) => ({ id, created_at: (row as { created_at?: string }).created_at ?? null }))
    const expected = sortRows(rows, { by: 'created_at', direction: 'desc', id: 'id' }).slice(0, 500)
    const { lines, complete_after } = newest.newest()
    expect(lines.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(complete_after).toBe(expected.at(-1)?.created_at)
    expect(newest.listed).toBe(pieces * linesOfPiece)
  })

  it('says that no row is missing where it has few, and keeps what has gone lately', () => {
    const newest = new NewestLines(new Set(['order2']))
    newest.add([lineOf(1), { ...lineOf(2), row: null }, { ...lineOf(3), row: null }])
    const { lines, complete_after } = newest.newest()
    expect(lines.map(({ id }) => id)).toEqual(['order1', 'order2'])
    expect([complete_after, newest.listed]).toEqual([null, 1])
  })
})
