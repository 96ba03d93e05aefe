import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { keepConnections } from './keep-connections.ts'

/** The time after which a server says that it ends an idle connection. */
async function endsAfter(prepare: typeof keepConnections): Promise<string | null> {
  const server = createServer((_request, response) => response.end())
  prepare(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  server.closeAllConnections()
  server.close()
  return headers.get('keep-alive')
}

it('a server that keeps its connections ends none that is idle', async () => {
  expect(await endsAfter(keepConnections)).toBeNull()
})

it('any other server ends them after some seconds (negative control)', async () => {
  expect(await endsAfter(() => {})).toMatch(/^timeout=\d+$/)
})
