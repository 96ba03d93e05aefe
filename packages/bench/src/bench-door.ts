import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DoorAttendee } from '@foyer/contracts/check-in/check-in'
import { startFoyer } from '@foyer/local/start-foyer'
import { buildWeb } from '@foyer/local/web-build/build-web'
import {
  loseNetwork,
  openDoorPhone,
  scanAll,
  searchFor,
  sendAll,
  storedMegabytes,
} from './door/door-phone.ts'
import { launchBrowser } from './page/measure-page.ts'
import { slowPhone } from './page/slow-phone.ts'

/** `pnpm bench:door 100000`: two slow phones at the door of a hall, with a network, without one, and with one again. */
const orders = Number(process.argv[2] ?? 100_000)
const bounds = { ready_s: 20, stored_mb: 40, file_mb: 5, search_ms: 150 }

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-door-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
const log = (step: string) => console.log(`  · ${step}`)
await buildWeb(log)
const link = await fillDoor()
const foyer = await startFoyer({ port: 0, directory, log })
const browser = await launchBrowser()
let broken = 0
try {
  const first = await readFile()
  const again = await readFile()
  say(
    'file, compressed',
    `${again.megabytes.toFixed(1)} MB in ${first.seconds.toFixed(1)} and ${again.seconds.toFixed(1)} s`,
    again.megabytes <= bounds.file_mb,
  )
  const url = `${foyer.url}/check-in/${link}`
  console.log(`\n  ${orders} attendees, two phones on ${slowPhone.name.replace(/^a phone/, 'phones')}`)
  const phones = [await openDoorPhone(browser, url), await openDoorPhone(browser, url)] as const
  for (const phone of phones) {
    say('ready', `${(phone.ready_ms / 1000).toFixed(1)} s`, phone.ready_ms <= bounds.ready_s * 1000)
    const stored = await storedMegabytes(phone)
    say('stored', `${stored.toFixed(1)} MB`, stored <= bounds.stored_mb)
    await loseNetwork(phone)
  }
  for (const index of [orders - 1, Math.floor(orders / 2), Math.floor(orders / 3)]) {
    const { ms, longest_task_ms } = await searchFor(phones[0], `Holder ${index}`)
    say(
      `search without a network: Holder ${index}`,
      `${ms.toFixed(0)} ms after it was typed; longest task ${longest_task_ms.toFixed(0)} ms`,
      ms <= bounds.search_ms,
    )
  }
  await scanApart(phones, again.attendees)
} finally {
  await browser.close()
  await foyer.stop()
}
console.log(broken === 0 ? '\n  All bounds hold.' : `\n  ${broken} bounds do not hold.`)
process.exit(0)

/** Both phones scan without a network, some tickets at both doors; then the server has each ticket once, and each double scan is a conflict. */
async function scanApart(
  [one, other]: readonly [Phone, Phone],
  attendees: readonly DoorAttendee[],
): Promise<void> {
  const codes = attendees.slice(0, 15).map(({ reference }) => reference)
  await scanAll(one, codes.slice(0, 10))
  await scanAll(other, codes.slice(5))
  const conflicts = (await sendAll(one)) + (await sendAll(other))
  const { attendees: after } = await readFile()
  const admitted = after.filter(({ checked_in_at }) => checked_in_at).map(({ reference }) => reference)
  say('double scans shown as conflicts', `${conflicts} of 5`, conflicts === 5)
  say(
    'tickets admitted, each once',
    `${admitted.length} of 15`,
    admitted.toSorted().join() === codes.toSorted().join(),
  )
}

type Phone = Awaited<ReturnType<typeof openDoorPhone>>

async function readFile() {
  const since = performance.now()
  const answer = await fetch(`${foyer.url}/api/public/check-in-lists/${link}/roster.ndjson`)
  const text = await answer.text()
  const seconds = (performance.now() - since) / 1000
  const { gzipSync } = await import('node:zlib')
  const [, ...lines] = text.trimEnd().split('\n')
  const attendees = lines.map((line) => JSON.parse(line) as DoorAttendee)
  return { seconds, megabytes: gzipSync(text).length / 1_000_000, attendees }
}

function say(what: string, value: string, holds?: boolean): void {
  if (holds === false) broken += 1
  const mark = holds === undefined ? '' : holds ? 'holds ' : 'BROKEN'
  console.log(`    ${mark.padEnd(7)} ${what}: ${value}`)
}

function fillDoor(): Promise<string> {
  log(`Filling a hall of ${orders}`)
  const program = fileURLToPath(new URL('door/fill-door.ts', import.meta.url))
  const child = fork(program, [directory, String(orders)], { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', (short_id) => child.once('exit', () => resolve(String(short_id))))
    child.once('error', reject)
  })
}
