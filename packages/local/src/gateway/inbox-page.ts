import { forward } from './forward.ts'

/** The SES stand-in's inbox under `/inbox/`. Its page requests data at the root, so its addresses are rewritten. */
export async function inboxPage(request: Request, origin: string): Promise<Response> {
  const response = await forward(request, origin, '/inbox')
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const page = (await response.text())
    .replaceAll(/(["'`])\/(store|clear-store|get-emlContent)/g, '$1/inbox/$2')
    // An email's links open outside the inbox: Foyer's pages refuse to be framed.
    .replace('iframeDoc.body.innerHTML', 'iframeDoc.head.innerHTML = \'<base target="_blank">\';$&')
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
