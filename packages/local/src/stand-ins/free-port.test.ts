import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

it('a free port is not one that the system gives to another connection before a server takes it', async () => {
  const [first = 0, last = 0] = systemsOwn().match(/\d+/g)?.map(Number) ?? []
  for (let time = 0; time < 50; time += 1) {
    const port = await freePort()
    expect(port < first || port > last).toBe(true)
  }
})

it('a free port can be listened to at every address of the machine', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  const port = await freePort()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, () => resolve()))
  await expect(
    new Promise<void>((resolve, reject) =>
      createServer()
        .once('error', reject)
        .listen(port, () => resolve()),
    ),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

/** The range of ports that the system gives; where it does not say so, the one that IANA names for that. */
function systemsOwn(): string {
  try {
    return readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
  } catch {
    return '49152 65535'
  }
}
