import { createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { WalletKeys } from './wallet-keys.ts'

export interface ApplePush {
  url: string
  /** How many pushes each device's token got. */
  pushes: ReadonlyMap<string, number>
  stop: () => Promise<void>
}

/**
 * Stands in for Apple's push service as far as passes use it: HTTP/2 and TLS with the caller's certificate, which names
 * the topic. A token that begins with `gone` is answered 410, one with `busy` 429.
 */
export async function startApplePush({ authority, push }: WalletKeys): Promise<ApplePush> {
  const pushes = new Map<string, number>()
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({
    key: push.key,
    cert: push.certificate,
    ca: authority,
    requestCert: true,
    rejectUnauthorized: true,
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('stream', (stream, headers) => {
    const token = /^\/3\/device\/([^/]+)$/.exec(headers[':path'] ?? '')?.[1]
    const socket = stream.session?.socket as TLSSocket | undefined
    const caller = socket?.getPeerCertificate().subject as { UID?: string } | undefined
    let body = ''
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => {
      body += part
    })
    stream.on('end', () => {
      if (headers[':method'] !== 'POST' || !token) return answer(stream, 404, 'BadPath')
      if (headers['apns-topic'] !== caller?.UID) return answer(stream, 400, 'DeviceTokenNotForTopic')
      if (body !== '{}') return answer(stream, 400, 'PayloadEmpty')
      if (token.startsWith('gone')) return answer(stream, 410, 'Unregistered')
      if (token.startsWith('busy')) return answer(stream, 429, 'TooManyRequests')
      pushes.set(token, (pushes.get(token) ?? 0) + 1)
      answer(stream, 200)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}`,
    pushes,
    stop: async () => {
      for (const session of sessions) session.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(stream: ServerHttp2Stream, status: number, reason?: string): void {
  stream.respond({ ':status': status })
  stream.end(reason ? JSON.stringify({ reason }) : undefined)
}
