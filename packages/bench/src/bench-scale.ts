import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startStandIns } from '@foyer/local/stand-ins/start-stand-ins'
import type { Hall } from './scale/measured-lists.ts'
import { type Measured, tableOf } from './scale/measured-table.ts'

/**
 * What lists of long events and accounts cost: `pnpm bench:scale 1000 10000 100000`. Of promo codes, and of the organizer's other events, there is one for
 * 20 rows, of entries in the audit log one for 5. Each list is asked in a process of its own, twice; DynamoDB Local and S3 are others.
 */
const sizes = process.argv.slice(2).map(Number)
if (sizes.length === 0) sizes.push(1000, 10_000)

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-scale-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
const standIns = await startStandIns({ directory, isDynamoDbCompiledThoroughly: true })
Object.assign(process.env, standIns.env)
// Imported here because core reads its environment on import.
const { measuredLists } = await import('./scale/measured-lists.ts')
const { openHall } = await import('./scale/open-hall.ts')

const columns: Measured[][] = []
for (const rows of sizes) columns.push(await measureHall(rows))
console.log(`\n${tableOf(sizes, columns)}`)
await standIns.stop()
process.exit(0)

async function measureHall(rows: number): Promise<Measured[]> {
  const hall = await openHall(rows, directory)
  console.log(`\n${rows} attendees in as many orders`)
  const measured: Measured[] = []
  for (const name of Object.keys(measuredLists(hall))) {
    const both = await askAlone(name, hall)
    measured.push(...both)
    for (const one of both)
      console.log(
        `  ${tableOf([rows], [[one]])
          .split('\n')
          .at(-1)}`,
      )
  }
  return measured
}

/** What a list takes in a process that has nothing at hand, and then again. */
function askAlone(name: string, hall: Hall): Promise<Measured[]> {
  const program = fileURLToPath(new URL('scale/measure-one-list.ts', import.meta.url))
  const child = fork(program, [name, JSON.stringify(hall)], { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as Measured[]))
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)))
  })
}
