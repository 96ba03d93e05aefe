import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDevServer } from '@foyer/web/dev-server'
import { reloading } from '@foyer/web/reloading'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../stand-ins/free-port.ts'
import { startDev } from './start-dev.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-dev-'))
const file = path.join(directory, 'greet.ts')
const stops: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const stop of stops) await stop()
  rmSync(directory, { recursive: true })
})

interface Greeting {
  greet: (name: string) => string
}

describe('a function that is changed while Foyer runs', () => {
  it('runs its new code at the next call, even if the change is in an imported file, and fails while it does not load', async () => {
    const words = path.join(directory, 'words.ts')
    writeFileSync(words, `export const hello: string = 'Hello'`)
    writeFileSync(
      file,
      `import { hello } from './words.ts'\nexport const greet = (name) => hello + ' ' + name`,
    )
    const vite = await openDevServer({ port: await freePort(), gateway: 'http://localhost:9' })
    stops.push(() => vite.close())
    const { all } = await reloading(vite, {
      file,
      load: async (module: Greeting) => ({ all: { ...module } }),
    })
    const greet = async (name: string) => all.greet(name)
    expect(await greet('Bea')).toBe('Hello Bea')

    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    /** Saves more than once, because watching a file starts a moment after it was read. */
    const expectSaved = (text: string, answer: string) =>
      vi.waitFor(
        async () => {
          writeFileSync(words, text)
          await sleep(300)
          expect(await greet('Bea').catch(() => 'failed')).toBe(answer)
        },
        { timeout: 60_000, interval: 100 },
      )
    await expectSaved(`export const hello = 'Good evening'`, 'Good evening Bea')
    await expectSaved('export const hello = ', 'failed')
    expect(errors).toHaveBeenCalled()
    await expectSaved(`export const hello = 'Bye'`, 'Bye Bea')
  })
})

describe('pnpm dev', () => {
  it('serves the app, the API and drawn pages at one address, and lets every page hear of changes', async () => {
    const foyer = await startDev({ port: 0, directory: null })
    stops.push(foyer.stop)
    const get = (address: string) => fetch(`${foyer.url}${address}`)
    expect((await get('/api/health')).status).toBe(200)
    expect(await (await get('/auth/login')).text()).toContain('/@vite/client')
    const drawn = await get('/e/ev_2345678923456789/nothing-here')
    expect(drawn.status).toBe(404)
    expect(drawn.headers.get('content-security-policy')).toBeNull()
    expect(await drawn.text()).toContain('/@vite/client')
  })
})
