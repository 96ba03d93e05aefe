import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { patience, type Size } from './engine.ts'

/** Starts WebKit's own driver, and a screen in memory, since WebKitGTK always opens a window. */
export async function startWebkitDriver({
  width,
  height,
}: Size): Promise<{ url: string; stop: () => Promise<void> }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const display = `:${(await firstLine(screen, 3)).trim()}`
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
      LANG: 'C.UTF-8',
      LANGUAGE: 'en',
    },
  })
  const stop = async () => {
    // A browser that loses its screen always ends.
    for (const child of [screen, driver]) await end(child)
  }
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const late = Date.now() + patience; !(await isReady()); await setTimeout(50))
    if (Date.now() > late) {
      await stop()
      throw new Error('WebKitWebDriver does not answer.')
    }
  return { url, stop }
}

async function firstLine(child: ChildProcess, descriptor: number): Promise<string> {
  const [line] = (await Promise.race([
    once(child.stdio[descriptor] as NodeJS.ReadableStream, 'data'),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ])) as [Buffer]
  return line.toString()
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  child.kill()
  await exit
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
