import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const guard = fileURLToPath(new URL('child-guard.mjs', import.meta.url))
const simulator = createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')
/** A start that fails is seen when its process ends. This ends only one that hangs: a busy machine may take minutes. */
const startTimeoutMs = 300_000

/** Amazon's DynamoDB Local with streams. `directory: null` keeps everything in memory, and `port: 0` takes a free port. */
export async function startDynamoDbLocal(options: {
  port: number
  directory: string | null
  isCompiledThoroughly?: boolean
}) {
  const port = options.port === 0 ? await freePort() : options.port
  const url = `http://127.0.0.1:${port}`
  const child = spawnJava(port, options)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    })
  }

  const deadline = Date.now() + startTimeoutMs
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`DynamoDB Local did not start:\n${output}`)
    if (Date.now() > deadline) {
      child.stdin?.end()
      throw new Error(`DynamoDB Local did not answer within ${startTimeoutMs / 1000} s:\n${output}`)
    }
    await sleep(50)
  }
  return {
    url,
    async stop() {
      child.stdin?.end()
      await exited
    },
  }
}

function spawnJava(
  port: number,
  { directory, isCompiledThoroughly }: { directory: string | null; isCompiledThoroughly?: boolean },
): ChildProcess {
  const emulator = path.join(path.dirname(simulator), 'emulator')
  if (directory) mkdirSync(directory, { recursive: true })
  const storage = directory ? ['-dbPath', directory] : ['-inMemory']
  const java = [
    'java',
    '-Xmx768m',
    '-XX:+UseSerialGC',
    // Only Java's quick compiler. The thorough one takes half of Java's work, and a test run never gains that back.
    ...(isCompiledThoroughly ? [] : ['-XX:TieredStopAtLevel=1']),
    `-Djava.library.path=${path.join(emulator, 'DynamoDBLocal_lib')}`,
    ...['-jar', path.join(emulator, 'DynamoDBLocal.jar'), '-port', String(port), '-sharedDb', ...storage],
  ]
  // Detached, so that a terminal's Ctrl-C reaches this process first and Java ends last.
  return spawn(process.execPath, [guard, ...java], {
    detached: true,
    cwd: directory ?? emulator,
    env: { ...process.env, NODE_OPTIONS: '', DDB_LOCAL_TELEMETRY: '0' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) })
    return true
  } catch {
    return false
  }
}
