import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { buildWeb } from './build-web.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

it('the web app that npm test has built is not built again under its tests', async () => {
  const command = () => promisify(execFile)(process.execPath, [file('build-web.ts')])
  await command()
  const built = statSync(file('../../../web/dist/client/index.html')).mtimeMs
  const steps: string[] = []
  await buildWeb((step) => steps.push(step))
  expect((await command()).stdout).toBe('')
  expect(steps).toEqual([])
  expect(statSync(file('../../../web/dist/client/index.html')).mtimeMs).toBe(built)
})
