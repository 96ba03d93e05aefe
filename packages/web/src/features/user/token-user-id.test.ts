import { describe, expect, it } from 'vitest'
import { tokenUserId } from './token-user-id.ts'

const encode = (claims: unknown) =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

describe('tokenUserId', () => {
  it('reads the subject of a token', () => {
    expect(tokenUserId(`h.${encode({ sub: 'us_k3v9', email: 'a?>b@c.de' })}.s`)).toBe('us_k3v9')
  })

  it('refuses a text that is not a token', () => {
    for (const token of ['', 'a.b.c', 'a..c', `h.${encode({ sub: 4 })}.s`, `h.${encode(null)}.s`])
      expect(tokenUserId(token)).toBeNull()
  })
})
