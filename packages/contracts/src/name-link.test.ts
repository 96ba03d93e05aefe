import { describe, expect, it } from 'vitest'
import { firstName, lastName, name } from './text.ts'

const sentence = 'Use a name without a link.'
const messagesOf = (schema: typeof firstName, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

describe('the name of a person', () => {
  it('is refused with an address, because emails to strangers contain it', () => {
    for (const text of ['WIN at https://evil.test', 'www.evil.test', 'WIN WWW.evil.test'])
      for (const schema of [firstName, lastName]) expect(messagesOf(schema, text)).toEqual([sentence])
  })

  it('may have dots, also before what is an ending of an address', () => {
    for (const text of [
      'St.John',
      'A.B. Smith',
      'J.R.R.',
      'Dr.Who',
      'Jr.',
      'Ma.Teresa',
      'D.C.',
      'St.Co',
      'Dr.Me',
    ])
      expect(messagesOf(firstName, text)).toEqual([])
  })
})

describe('the name of an organizer or account', () => {
  it('may be a domain that is also a company’s name, but not a URL', () => {
    expect(name.parse('Tickets.com')).toBe('Tickets.com')
    for (const text of ['https://evil.test', 'See www.evil.test'])
      expect(name.safeParse(text).success).toBe(false)
  })
})
