import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { foyerUrl } from '../foyer/foyer-server.ts'

/** The app's first script, under the name that it would have in a next release. */
const entry = /\/assets\/(app-[\w-]+)\.js/g
const later = /later-(app-)/
const changing = /^\/(sw\.js|check-in\/)/

interface ReleasingSite {
  url: string
  /** A newer release goes live. */
  release: () => void
  /** From now on every request fails, a worker's too, or none does. */
  setReachable: (isReachable: boolean) => void
  stop: () => void
}

/** Foyer under an address of its own, of which a newer release can go live while a journey runs. */
export async function startReleasingSite(): Promise<ReleasingSite> {
  let isReleased = false
  let isReachable = true
  const foyer = new URL(foyerUrl())
  const server = createServer((asked, answer) => {
    if (!isReachable) {
      answer.destroy()
      return
    }
    const path = (asked.url ?? '/').replace(later, '$1')
    const { 'accept-encoding': _packed, ...headers } = asked.headers
    const options = { host: foyer.hostname, port: foyer.port, path, method: asked.method }
    const forwarded = request({ ...options, headers: { ...headers, host: foyer.host } }, (given) => {
      if (isReleased && changing.test(path)) void answerLater(given, answer)
      else given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers))
    })
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => {
      isReleased = true
    },
    setReachable: (isSo) => {
      isReachable = isSo
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answerLater(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = (await text(given))
    .replace(entry, '/assets/later-$1.js')
    .replace('"release":"', '"release":"later-')
  const { 'content-length': _length, 'transfer-encoding': _chunked, ...headers } = given.headers
  answer.writeHead(given.statusCode ?? 502, headers).end(body)
}
