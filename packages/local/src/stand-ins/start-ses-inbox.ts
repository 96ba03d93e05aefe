import { mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openMailFile } from './mail-file.ts'
import { openSesFeedback, type SendRawEmailForm } from './ses-feedback.ts'

type Ses = typeof import('aws-ses-v2-local')

/** Where the stand-in's parser has left what was sent. */
type ParsedRequest = IncomingMessage & { body?: SendRawEmailForm }

/**
 * SES (API v1 and v2): takes mail and shows it on an inbox page at its root and as JSON at `/store`; mail to the mailbox
 * simulator's addresses is answered in the queue at `feedbackQueueUrl`.
 */
export async function startSesInbox(options: {
  port: number
  directory: string | null
  feedbackQueueUrl: string
  region: string
}) {
  // Required, because the package's default export looks different under each way of importing CommonJS.
  const { default: start } = createRequire(import.meta.url)('aws-ses-v2-local') as Ses
  const server = await start({ host: '127.0.0.1', port: options.port })
  if (options.directory) {
    mkdirSync(options.directory, { recursive: true })
    const mailFile = openMailFile(path.join(options.directory, 'inbox.jsonl'))
    server.on('request', (request, response) => {
      if (request.method === 'POST') response.once('finish', () => mailFile.save())
    })
  }
  const feedback = openSesFeedback({ queueUrl: options.feedbackQueueUrl, region: options.region })
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
