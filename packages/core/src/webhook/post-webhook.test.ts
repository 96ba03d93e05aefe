import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { postWebhook } from './post-webhook.ts'

beforeAll(() => vi.stubEnv('WEBHOOK_INNER_HOSTS', '127.0.0.1'))
afterAll(() => vi.unstubAllEnvs())

/** What is kept of an address that answers so, byte by byte. */
async function answered(answer: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => answer(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const { milliseconds, ...outcome } = await postWebhook(`http://127.0.0.1:${port}/`, {
    headers: {},
    body: '{}',
  })
  server.close()
  return outcome
}

it('ends where an address changes the protocol and says no more', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'
  expect(await answered((socket) => socket.write(upgrade))).toEqual({
    answer_status: 101,
    answer: '',
    failure: null,
  })
})

it('takes an answer of HTTP/1.0, which ends with its connection', async () => {
  expect(await answered((socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nfine'))).toEqual({
    answer_status: 200,
    answer: 'fine',
    failure: null,
  })
})

it('keeps a thousand characters of an answer without end, and leaves', async () => {
  const pour = (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const more = () => {
      while (!socket.destroyed && socket.write('a'.repeat(65_536)));
    }
    socket.on('drain', more)
    more()
  }
  expect(await answered(pour)).toEqual({ answer_status: 200, answer: 'a'.repeat(1000), failure: null })
})

it.each([
  ['is no HTTP', 'hello\r\n\r\n'],
  ['has two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['breaks off', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nfine'],
  ['has more headers than anything needs', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}\r\n`],
])('counts an answer as none that %s', async (_name, text) => {
  expect(await answered((socket) => socket.end(text))).toEqual({
    answer_status: null,
    answer: '',
    failure: 'CONNECTION',
  })
})

it('does not read a compressed answer, and follows no redirect', async () => {
  const bomb =
    'HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/\r\ncontent-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc'
  expect(await answered((socket) => socket.end(bomb))).toMatchObject({ answer_status: 302, answer: 'abc' })
})
