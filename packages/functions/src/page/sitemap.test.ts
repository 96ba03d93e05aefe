import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintLiveEvent } from '@foyer/core/testing/mint-live-event'
import { expect, it } from 'vitest'
import { asFunction } from '../testing/as-function.ts'
import { buildPageApp } from './build-page-app.ts'

const app = buildPageApp({
  renderEventPage: async () => 'no page',
  renderOrganizerPage: async () => '',
  renderBuyerPage: async () => ({ html: '' }),
  styleHash: '',
  buyerStyleHash: '',
})

/** Asks with the rights that the page function has on AWS, and sees that they are enough. */
async function get(path: string) {
  const { result, refusals } = await asFunction('page', () => app.request(path))
  expect(refusals).toEqual([])
  return result
}

it('robots.txt closes what is behind a link or a sign-in, leaves every public page open, and names the sitemap', async () => {
  const response = await get('/robots.txt')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  const closed = lines.flatMap((line) => (line.startsWith('Disallow: ') ? line.slice(10) : []))
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix))
  const behindLinks = [
    '/api/x',
    '/check-in/x',
    '/checkout/x',
    '/order/x',
    '/preview/x',
    '/ticket/x',
    '/auth/reset-password/x',
  ]
  for (const path of [...behindLinks, '/manage/profile', '/account'])
    expect([path, isClosed(path)]).toEqual([path, true])
  const open = [
    '/',
    '/e/x',
    '/event/x',
    '/o/x/calendar.ics',
    '/assets/x.js',
    '/media/x.png',
    '/widget/x',
    '/sitemap.xml',
  ]
  for (const path of open) expect([path, isClosed(path)]).toEqual([path, false])
  expect(lines).toContain(`Sitemap: ${process.env.SITE_URL}/sitemap.xml`)
})

it('the sitemap leads by its files to live, listed events and their organizers, and the edge keeps all of it for an hour', async () => {
  const { ctx, event } = await mintLiveEvent([{ type: 'FREE' }])
  const draft = await mintEvent(ctx, { organizer_id: event.organizer_id })
  const index = await get('/sitemap.xml')
  expect(index.headers.get('content-type')).toContain('application/xml')
  const files = addresses(await index.text()).filter((address) =>
    address.includes(event.start_date.slice(0, 4)),
  )
  expect(files.length).toBeGreaterThan(0)
  const answers = await Promise.all(files.map((file) => get(new URL(file).pathname)))
  for (const answer of [index, ...answers]) {
    expect(answer.headers.get('cache-control')).toContain('s-maxage=3600')
  }
  const found = (await Promise.all(answers.map(async (answer) => addresses(await answer.text())))).flat()
  expect(found).toContain(`${process.env.SITE_URL}/e/${event.id}/${event.slug}`)
  expect(found).toContain(`${process.env.SITE_URL}/o/${event.organizer_id}/${event.organizer.slug}`)
  expect(found.join()).not.toContain(draft.id)
})

it('a file of the sitemap without events, or with any other name, is not found', async () => {
  for (const name of ['1999.xml', '2027', '2027-06-05-19.xml', 'x.xml'])
    expect([name, (await get(`/sitemaps/${name}`)).status]).toEqual([name, 404])
})

function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

it('security.txt names the operator’s legal notice to people who found a weakness, for a month, and is missing without one', async () => {
  expect((await get('/.well-known/security.txt')).status).toBe(404)
  process.env.IMPRINT_URL = 'https://example.org/imprint'
  const response = await get('/.well-known/security.txt')
  delete process.env.IMPRINT_URL
  expect(response.headers.get('content-type')).toContain('text/plain')
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  )
  expect(fields).toMatchObject({
    Contact: 'https://example.org/imprint',
    Canonical: `${process.env.SITE_URL}/.well-known/security.txt`,
  })
  expect(Date.parse(fields.Expires ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000)
})
