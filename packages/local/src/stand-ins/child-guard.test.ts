import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'

const program = `
  const { startDynamoDbLocal } = await import('${new URL('start-dynamodb-local.ts', import.meta.url)}')
  const { url } = await startDynamoDbLocal({ port: 0, directory: null })
  console.log(url)
  setInterval(() => {}, 1000)
`

const listens = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'ends Java when its starter ends by %s',
  async (signal) => {
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', program])
    const [output] = await once(starter.stdout, 'data')
    const url = String(output).trim()
    expect(await listens(url)).toBe(true)
    starter.kill(signal)
    await vi.waitFor(async () => expect(await listens(url)).toBe(false), { timeout: 10_000, interval: 100 })
  },
)
