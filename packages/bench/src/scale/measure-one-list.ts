import { type Hall, measuredLists } from './measured-lists.ts'
import type { Measured } from './measured-table.ts'
import { meterTable } from './meter-table.ts'
import { peakSize } from './peak-size.ts'

/**
 * Asks one list in a process of its own, as a function does: once with nothing at hand, and then again. Tells the parent process what each took, and
 * the largest size that the process had.
 */
const [name = '', text = '{}'] = process.argv.slice(2)
const given: Hall = JSON.parse(text)
const hall = { ...given, ctx: { ...given.ctx, now: new Date(given.ctx.now) } }
const run = measuredLists(hall)[name]
if (!run) throw new Error(`The bench has no list ${name}.`)
const meter = meterTable()
const measured: Measured[] = []
for (const time of [`${name}, first`, name]) measured.push(await use(time, run))
process.send?.(measured, undefined, undefined, () => process.exit(0))

async function use(time: string, act: () => Promise<unknown>): Promise<Measured> {
  const before = process.cpuUsage()
  const answer = await act()
  const { user, system } = process.cpuUsage(before)
  const { requests, read_units } = meter.take()
  return {
    name: time,
    requests: Object.values(requests).reduce((sum, count) => sum + count, 0),
    read_units,
    bytes: JSON.stringify(answer ?? '').length,
    cpu_ms: (user + system) / 1000,
    mb: peakSize(),
  }
}
