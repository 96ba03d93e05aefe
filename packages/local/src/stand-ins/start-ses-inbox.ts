import { mkdirSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { answerEmails } from './answer-emails.ts'
import { openMailFile } from './mail-file.ts'
import type { SendRawEmailForm } from './send-raw-email-form.ts'
import { openSesFeedback } from './ses-feedback.ts'
import { openSesRules, type SesAccount, type SesRefusal } from './ses-rules.ts'

type Ses = typeof import('aws-ses-v2-local')

/** The property in which the stand-in's parser puts the body. It does not parse a body that is already there. */
type ParsedRequest = IncomingMessage & { body?: SendRawEmailForm }

/**
 * SES (API v1 and v2): takes the mail that SES would take from this account (`ses-rules.ts`) and shows it on an inbox page at its
 * root and as JSON at `/store` and `/emails`; for mail to the mailbox simulator's addresses, feedback goes to the queue at `feedbackQueueUrl`.
 */
export async function startSesInbox(options: {
  port: number
  directory: string | null
  feedbackQueueUrl: string
  account: SesAccount
  /** The time for the account's rate and quota, in milliseconds; the machine's unless given. */
  now?: () => number
}) {
  // Required, because the package's default export looks different under each way of importing CommonJS.
  const { default: start } = createRequire(import.meta.url)('aws-ses-v2-local') as Ses
  const server = await start({ host: '127.0.0.1', port: options.port })
  const rules = openSesRules(options.account, options.now)
  refuseFirst(server, (form) => rules.refusalOf(form))
  if (options.directory) {
    mkdirSync(options.directory, { recursive: true })
    const mailFile = openMailFile(path.join(options.directory, 'inbox.jsonl'))
    server.on('request', (request, response) => {
      if (request.method === 'POST') response.once('finish', () => mailFile.save())
    })
  }
  const feedback = openSesFeedback({ queueUrl: options.feedbackQueueUrl, region: options.account.region })
  server.on('request', (request: ParsedRequest, response) => {
    if (request.method !== 'POST' || request.url !== '/') return
    response.once('finish', () => {
      if (response.statusCode !== 200) return
      feedback.answer(request.body ?? {}).catch((error) => console.error('SES’s answer was lost:', error))
    })
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        feedback.stop()
      }),
  }
}

/** Passes only accepted emails to the stand-in, and all other requests but those for the emails of an address. */
function refuseFirst(server: Server, refusalOf: (form: SendRawEmailForm) => SesRefusal | null): void {
  const listeners = server.listeners('request') as ((request: IncomingMessage, ...more: unknown[]) => void)[]
  server.removeAllListeners('request')
  server.on('request', async (request: ParsedRequest, response: ServerResponse) => {
    if (request.method === 'GET' && answerEmails(request.url, response)) return
    if (request.method === 'POST' && request.url === '/') {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      request.body = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
      const refusal = request.body.Action === 'SendRawEmail' ? refusalOf(request.body) : null
      if (refusal) return refuse(response, refusal)
    }
    for (const listener of listeners) listener.call(server, request, response)
  })
}

function refuse(response: ServerResponse, { code, message }: SesRefusal): void {
  const said = message.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${said}</Message></Error>`
  response.writeHead(400, { 'content-type': 'text/xml' })
  response.end(`<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/">${error}</ErrorResponse>`)
}
