import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

type Store = typeof import('aws-ses-v2-local/dist/store')
type Email = ReturnType<Store['getStoreReadonly']>['emails'][number]

/**
 * Answers `GET /emails?to=anna@example.com`: the emails to an address; and `?about=`: those with that text. A test asks again and again
 * among thousands of emails with attachments, of which it needs few. Answers whether the request was such a question.
 */
export function answerEmails(url: string | undefined, response: ServerResponse): boolean {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://inbox')
  if (pathname !== '/emails') return false
  const [to, about] = [searchParams.get('to'), searchParams.get('about')]
  const isAsked = (email: Email) =>
    (to === null || email.destination.to.includes(to)) && (about === null || isAbout(email, about))
  const store = createRequire(import.meta.url)('aws-ses-v2-local/dist/store') as Store
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ emails: store.getStoreReadonly().emails.filter(isAsked) }))
  return true
}

function isAbout({ body }: Email, text: string): boolean {
  return `${body.html} ${body.text}`.includes(text)
}
