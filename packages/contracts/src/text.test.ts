import { describe, expect, it } from 'vitest'
import { secureWebAddress, webAddress } from './text.ts'

describe('a web address', () => {
  it.each([
    '',
    'https://blue-hall.example',
    'http://blue-hall.example:8080/map?at=1#door',
    'https://maps.example/@52.5,13.4',
  ])('may be "%s"', (address) => {
    expect(webAddress.parse(address)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://blue-hall.example/1',
    '//blue-hall.example',
    'blue-hall.example',
    'https://user:secret@blue-hall.example',
    'https://blue-hall.example@evil.example/tickets',
    'https://:secret@blue-hall.example',
  ])('is not "%s"', (address) => {
    expect(webAddress.safeParse(address).success).toBe(false)
    expect(secureWebAddress.safeParse(address).success).toBe(false)
  })
})
