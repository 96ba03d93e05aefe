import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts another site on its own origin. It answers every address with that page, and with its policy if it has one, which it may only try out. */
export async function startOtherSite(
  html: string,
  policy?: string,
  { isReportOnly = false } = {},
): Promise<{ url: string; stop: () => void }> {
  const headers = {
    ...(policy && { [`content-security-policy${isReportOnly ? '-report-only' : ''}`]: policy }),
    'content-type': 'text/html; charset=utf-8',
  }
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(`<!doctype html>${html}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
