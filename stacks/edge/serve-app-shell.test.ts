import { describe, expect, it } from 'vitest'
import { runEdgeFunction } from '../testing/run-edge-function.ts'

const answered = (uri: string) => runEdgeFunction('serve-app-shell', { uri })
const served = (uri: string) => answered(uri).uri

describe('serve-app-shell', () => {
  it('answers every address of the app with the app', () => {
    for (const uri of ['/', '/auth/login', '/manage/event/evt_1/orders', '/order/evt_1/ord_1/print']) {
      expect(served(uri)).toBe('/index.html')
    }
  })

  it('takes a token with dots for a page', () => {
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
