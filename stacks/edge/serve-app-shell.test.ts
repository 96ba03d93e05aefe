import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type EdgeRequest, runEdgeAnswer, runEdgeFunction } from './run-edge-function.ts'

const answered = (uri: string) => runEdgeFunction('serve-app-shell', { uri })
const served = (uri: string) => answered(uri).uri

describe('serve-app-shell', () => {
  it('answers every address of the app with the app', () => {
    for (const uri of ['/', '/auth/login', '/manage/event/evt_1/orders', '/check-in/ci_1']) {
      expect(served(uri)).toBe('/index.html')
    }
  })

  it('treats a token with dots as a page', () => {
    expect(served('/auth/reset-password/eyJhbGciOi.eyJzdWIiOiI.c2lnbmF0dXJl')).toBe('/index.html')
  })

  it('answers 404 to every unknown well-known address, and leads to where a password is changed', () => {
    for (const name of ['apple-developer-merchantid-domain-association', 'security.txt', 'x/y.json'])
      expect(answered(`/.well-known/${name}`)).toMatchObject({ statusCode: 404 })
    const headers = { location: { value: '/manage/profile' } }
    expect(answered('/.well-known/change-password')).toMatchObject({ statusCode: 302, headers })
  })

  it('leaves files alone', () => {
    for (const uri of ['/favicon.svg', '/theme-boot.js', '/robots.txt', '/sw.js', '/manifest.webmanifest']) {
      expect(served(uri)).toBe(uri)
    }
  })
})

describe('the manifest of a door', () => {
  const door = `/check-in/${'2'.repeat(27)}`
  const manifestAt = (uri: string, name?: string) => {
    const { statusCode, headers, body } = runEdgeFunction('serve-app-shell', {
      uri,
      ...(name !== undefined && { querystring: { name: { value: name } } }),
    })
    return { statusCode, headers, manifest: JSON.parse(body?.data ?? 'null') }
  }

  it('opens that door under its name', () => {
    const { statusCode, headers, manifest } = manifestAt(`${door}/app.webmanifest`, 'Main%20gate%20%C3%84')
    expect([statusCode, headers?.['cache-control']?.value]).toEqual([200, 'private, no-store'])
    expect(manifest).toMatchObject({
      ...{ name: 'Main gate Ä', id: door, start_url: door, scope: '/check-in/', display: 'standalone' },
    })
    for (const { src } of manifest.icons) expect(src).toMatch(/^\/icons\/[a-z0-9-]+\.png$/)
  })

  it('is called Foyer without a name, or with one that cannot be read', () => {
    for (const name of [undefined, '', '%E0%A4%A'])
      expect(manifestAt(`${door}/app.webmanifest`, name).manifest.name).toBe('Foyer')
    expect(manifestAt(`${door}/app.webmanifest`, 'x'.repeat(300)).manifest.name).toHaveLength(60)
  })

  it('is there for addresses of doors only', () => {
    for (const uri of [
      '/check-in/app.webmanifest',
      '/check-in/../x/app.webmanifest',
      `${door}/other.webmanifest`,
    ])
      expect(manifestAt(uri).statusCode).toBeUndefined()
  })
})

/** What a visitor to that address gets, given the bucket's answer. */
function statusOf(
  uri: string,
  { headers = {}, found = 200 }: { headers?: EdgeRequest['headers']; found?: number } = {},
) {
  const asked = runEdgeFunction('serve-app-shell', { uri, headers })
  return runEdgeAnswer('serve-app-shell', asked, { statusCode: found }).statusCode
}

describe('the status of what serve-app-shell answers', () => {
  it('is 404 for an address that the app does not know, with the app that says so', () => {
    for (const uri of [
      '/nope',
      '/manage/events/bogus',
      '/manage/event/ev_1/bogus',
      '/order/lookup',
      '/manage',
    ]) {
      expect(served(uri)).toBe('/index.html')
      expect([uri, statusOf(uri)]).toEqual([uri, 404])
    }
  })

  it('is 200 for pages, with a slash behind them too, and for files that are there', () => {
    for (const uri of ['/', '/auth/login', '/auth/login/', '/manage/events/ended', '/index.html', '/sw.js'])
      expect([uri, statusOf(uri)]).toEqual([uri, 200])
  })

  it('is 404 too where CloudFront shows the address as the visitor sent it', () => {
    expect(runEdgeAnswer('serve-app-shell', { uri: '/nope' }, { statusCode: 200 }).statusCode).toBe(404)
    expect(runEdgeAnswer('serve-app-shell', { uri: '/welcome' }, { statusCode: 200 }).statusCode).toBe(200)
  })

  it('is not 304 for an unknown address that the browser asked for before', () => {
    const headers = { 'if-none-match': { value: '"1"' }, 'if-modified-since': { value: 'x' } }
    expect(runEdgeFunction('serve-app-shell', { uri: '/nope', headers }).headers).toEqual({
      'x-foyer-unknown-address': { value: '1' },
    })
    expect(runEdgeFunction('serve-app-shell', { uri: '/welcome', headers }).headers).toEqual(headers)
    expect(statusOf('/welcome', { headers, found: 304 })).toBe(304)
  })

  it('cannot be chosen by a header that the visitor sends', () => {
    const headers = { 'x-foyer-unknown-address': { value: '1' } }
    expect(statusOf('/welcome', { headers })).toBe(200)
    expect(statusOf('/sw.js', { headers })).toBe(200)
  })
})

it('serve-app-shell is within the size limit of a CloudFront function', () => {
  expect(statSync('stacks/edge/serve-app-shell.js').size).toBeLessThan(10 * 1024)
})
