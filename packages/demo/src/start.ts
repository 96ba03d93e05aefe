import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Foyer, startFoyer } from '@foyer/local/start-foyer'
import { buildWeb } from '@foyer/local/web-build/build-web'
import type { Demo } from './find-demo.ts'
import { portIsTaken } from './port-is-taken.ts'
import { type StartOptions, startOptions } from './start-options.ts'
import { startWithDemo } from './start-with-demo.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const stopDeadlineMs = 8000
let foyer: Foyer | null = null
let ending = false

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  // Whatever hangs, the process ends, and with it all that it started.
  setTimeout(() => process.exit(code), stopDeadlineMs).unref()
  await foyer?.stop()
  process.exit(code)
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? `\n${error.stack}` : error)
  void end(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// The channel to `scripts/run.mjs`, where there is one, closes when that is gone.
process.on('disconnect', () => void end(0))
process.on('uncaughtException', fail)

const log = (step: string) => console.log(`  · ${step}`)

function announce({ url, inboxUrl }: Foyer, demo: Demo | null, directory: string | null): void {
  const line = (label: string, text: string) => console.log(`  ${label.padEnd(12)} ${text}`)
  console.log()
  line('Foyer', url)
  if (demo) {
    line('Demo login', `${demo.email}  ${demo.password}`)
    line('Demo event', demo.event_url)
  }
  line('Inbox', inboxUrl)
  console.log()
  const kept = directory ? `data is kept in ${path.relative(root, directory) || '.'}` : 'nothing is kept'
  console.log(`  Ctrl-C stops it; ${kept}.`)
}

function readOptions(): StartOptions | null {
  try {
    return startOptions(process.argv.slice(2), root)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(error.message)
    return null
  }
}

async function main(): Promise<void> {
  const options = readOptions()
  if (!options) return end(1)
  const { port, directory, fresh, seed, dev } = options
  if (port !== 0 && (await portIsTaken(port))) {
    console.error(`Port ${port} is taken. Stop what listens there, or run: npm start -- --port ${port + 1}`)
    return end(1)
  }
  if (fresh && directory) rmSync(directory, { recursive: true, force: true })
  // Vite is for those who change Foyer; who only tries it does not wait for it.
  const start = dev ? (await import('@foyer/local/dev/start-dev')).startDev : startFoyer
  if (!dev) await buildWeb(log)
  const wanted = { port, directory, log }
  const started = seed ? await startWithDemo(start, wanted) : { ...(await start(wanted)), demo: null }
  foyer = started
  announce(started, started.demo, directory)
}

main().catch(fail)
