import { type ClientHttp2Session, connect } from 'node:http2'
import { config } from '../config.ts'
import { waitFor } from '../patience.ts'
import type { AppleIdentity } from './apple-identity.ts'

const atOnce = 50

/**
 * Tells devices that a pass of theirs has changed: an empty push over HTTP/2, with the certificate that signs the passes. Answers the
 * tokens that Apple calls gone. Throws, after it has told all the others, where Apple did not take a push.
 */
export async function pushToApple(
  tokens: readonly string[],
  identity: AppleIdentity,
): Promise<ReadonlySet<string>> {
  const { APPLE_PUSH_URL, APPLE_PUSH_CA } = config()
  const session = connect(APPLE_PUSH_URL, {
    cert: identity.certificate.toString(),
    key: identity.key.export({ type: 'pkcs8', format: 'pem' }) as string,
    ...(APPLE_PUSH_CA && { ca: APPLE_PUSH_CA }),
  })
  // Each request reports the same failure.
  session.on('error', () => {})
  const gone = new Set<string>()
  const failed: string[] = []
  const left = [...new Set(tokens)]
  const work = async () => {
    for (let token = left.pop(); token !== undefined; token = left.pop()) {
      const { status, reason } = await waitFor(() => push(session, token, identity.pass_type_id)).catch(
        (error: Error) => ({
          status: 0,
          reason: error.message,
        }),
      )
      // It has another token by now, or none.
      if (status === 410 || reason === 'BadDeviceToken' || reason === 'DeviceTokenNotForTopic')
        gone.add(token)
      else if (status !== 200) failed.push(`${status} ${reason}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    session.destroy()
  }
  if (failed.length > 0) throw new PushFailed(failed[0] ?? '', failed.length, gone)
  return gone
}

/** Apple did not take some pushes. `gone`: the tokens that it called gone all the same. */
export class PushFailed extends Error {
  readonly gone: ReadonlySet<string>

  constructor(first: string, count: number, gone: ReadonlySet<string>) {
    super(`Apple's push service refused ${count} pushes, the first one with: ${first}.`)
    this.gone = gone
  }
}

function push(
  session: ClientHttp2Session,
  token: string,
  topic: string,
): Promise<{ status: number; reason: string }> {
  return new Promise((resolve, reject) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': `/3/device/${token}`,
      'apns-topic': topic,
    })
    let status = 0
    let body = ''
    stream.setEncoding('utf8')
    stream.on('response', (headers) => {
      status = Number(headers[':status'])
    })
    stream.on('data', (part: string) => {
      body += part
    })
    stream.on('error', reject)
    stream.on('close', () => reject(new Error('The connection ended.')))
    stream.on('end', () => resolve({ status, reason: reasonOf(body) }))
    stream.end('{}')
  })
}

function reasonOf(body: string): string {
  try {
    return String((JSON.parse(body) as { reason?: string }).reason ?? '')
  } catch {
    return ''
  }
}
