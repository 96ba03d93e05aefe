import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const running = new Set()

/**
 * Runs a program to its end and keeps its output. Resolves to `{ code, output }`, with code 127 when the program is missing. `onLine` gets
 * each line as it comes.
 */
export function run(program, args, { env = process.env, cwd = root, onLine } = {}) {
  return new Promise((resolve) => {
    // The program gets its own process group, so that everything it starts can be ended with it.
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', collect)
      if (onLine) createInterface({ input: stream }).on('line', onLine)
    }
    running.add(child)
    child.on('error', (error) => {
      running.delete(child)
      resolve({ code: 127, output: error.message })
    })
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

function endRunning() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It has ended by itself.
    }
  }
}

/**
 * Ends everything that `run` has started, and this process, on Ctrl-C, SIGTERM, a closed terminal or the end of npm. Returns a
 * function that removes these handlers.
 */
export function endChildrenOnSignals() {
  const end = (code) => {
    endRunning()
    process.exit(code)
  }
  const listeners = { SIGINT: () => end(130), SIGTERM: () => end(143), SIGHUP: () => end(129) }
  for (const [signal, listener] of Object.entries(listeners)) process.on(signal, listener)
  const stopWatching = onEndOfNpm(() => end(143))
  return () => {
    for (const [signal, listener] of Object.entries(listeners)) process.off(signal, listener)
    stopWatching()
  }
}

/** Calls `end` when npm ends. npm's shell does not pass a SIGTERM on, so only a new parent process shows its end. */
export function onEndOfNpm(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}

/** The environment in which `node` is the repository's own Node 24 and its tools are on the path. */
export function toolEnvironment() {
  const tools = [path.join(root, 'node_modules/node/bin'), path.join(root, 'node_modules/.bin')]
  return { ...process.env, PATH: [...tools, process.env.PATH].join(path.delimiter) }
}
