import { describe, expect, it } from 'vitest'
import { runEdgeFunction } from '../testing/run-edge-function.ts'

const served = (uri: string) => runEdgeFunction('serve-app-shell', { uri }).uri

describe('serve-app-shell', () => {
  it('answers every address of the app with the app', () => {
    for (const uri of ['/', '/auth/login', '/manage/event/evt_1/orders', '/order/evt_1/ord_1/print']) {
      expect(served(uri)).toBe('/index.html')
    }
  })

  it('takes a token with dots for a page', () => {
    expect(served('/auth/reset-password/eyJhbGciOi.eyJzdWIiOiI.c2lnbmF0dXJl')).toBe('/index.html')
  })

  it('leaves files alone', () => {
    for (const uri of ['/favicon.svg', '/theme-boot.js', '/robots.txt', '/sw.js', '/manifest.webmanifest']) {
      expect(served(uri)).toBe(uri)
    }
  })
})
