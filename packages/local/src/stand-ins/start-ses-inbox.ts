import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openMailFile } from './mail-file.ts'

type Ses = typeof import('aws-ses-v2-local')

/** SES (API v1 and v2): takes mail and shows it on an inbox page at its root and as JSON at `/store`. */
export async function startSesInbox(options: { port: number; directory: string | null }) {
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
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
