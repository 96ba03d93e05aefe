import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export const noAnswer = 'no answer'
export const neverAnswers = 'never answers'
const silences: string[] = [noAnswer, neverAnswers]

/**
 * SES as far as `SendRawEmail` goes, for more mail than an inbox wants to keep: counts what each address got. `refusal` names
 * the error that a call is answered with (status 400), and its message after a colon; null takes the email; `noAnswer` takes it too,
 * and ends the connection without a word; `neverAnswers` keeps it open. A connection that is used a second time ends without a word and
 * takes no email: AWS closes what idles while a function is frozen, and the function does not hear of it.
 */
export async function startCountingSes(refusal: (address: string) => string | null) {
  const got = new Map<string, number>()
  const calls: URLSearchParams[] = []
  let [taken, refused] = [0, 0]
  const used = new WeakSet<Socket>()
  const server = createServer(async (request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    const form = new URLSearchParams(await bodyOf(request))
    const address = form.get('Destinations.member.1') ?? ''
    calls.push(form)
    const error = refusal(address)
    if (error !== null && !silences.includes(error)) {
      refused += 1
      response.writeHead(400, { 'content-type': 'text/xml' })
      const [code, message = ''] = error.split(/:(.*)/s)
      const words = `<Code>${code}</Code><Message>${message.replaceAll('<', '&lt;')}</Message>`
      response.end(`<ErrorResponse><Error><Type>Sender</Type>${words}</Error></ErrorResponse>`)
      return
    }
    taken += 1
    got.set(address, (got.get(address) ?? 0) + 1)
    if (error === noAnswer) request.socket.destroy()
    if (error !== null) return
    const id = `<SendRawEmailResult><MessageId>counted-${taken}</MessageId></SendRawEmailResult>`
    response.writeHead(200, { 'content-type': 'text/xml' })
    response.end(`<SendRawEmailResponse>${id}</SendRawEmailResponse>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many emails each address got. */
    got,
    /** What was asked, as SES's query protocol writes it. */
    calls,
    counts: () => ({ taken, refused }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
