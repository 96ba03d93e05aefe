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
  // The process ends even if something hangs, and so does everything that it started.
  setTimeout(() => process.exit(code), stopDeadlineMs).unref()
  await foyer?.stop()
  process.exit(code)
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? `\n${error.stack}` : error)
  void end(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// The channel to `scripts/run.mjs`, if there is one, closes when that process ends.
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
  const kept = directory ? `Data stays in ${path.relative(root, directory) || '.'}` : 'Nothing is kept'
  console.log(`  Press Ctrl-C to stop. ${kept}.`)
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
    console.error(`Port ${port} is taken. Stop the program on it, or run: npm start -- --port ${port + 1}`)
    return end(1)
  }
  if (fresh && directory) rmSync(directory, { recursive: true, force: true })
  // Vite is only for people who change Foyer. People who try it do not wait for it.
  const start = dev ? (await import('@foyer/local/dev/start-dev')).startDev : startFoyer
  if (!dev) await buildWeb(log)
  const wanted = { port, directory, log }
  const started = seed ? await startWithDemo(start, wanted) : { ...(await start(wanted)), demo: null }
  foyer = started
  announce(started, started.demo, directory)
}

main().catch(fail)
