import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

describe('linkAddress', () => {
  it.each([
    ['https://foyer.example/a?b=1', 'https://foyer.example/a?b=1'],
    [' foyer.example/plan ', 'https://foyer.example/plan'],
    ['foyer.example:8443/plan', 'https://foyer.example:8443/plan'],
    ['ada@foyer.example', 'mailto:ada@foyer.example'],
    ['mailto:ada@foyer.example', 'mailto:ada@foyer.example'],
    ['+49 30 1234-567', 'tel:+49301234567'],
    ['tel:112', 'tel:112'],
  ])('completes %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  it.each([
    '',
    'nothing',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://foyer.example',
    'ftp://foyer.example',
    'https://',
    'two words.example',
    'https://bank.example@evil.example',
  ])('refuses %s', (typed) => {
    expect(linkAddress(typed)).toBeNull()
  })
})
