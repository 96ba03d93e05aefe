import { describe, expect, it } from 'vitest'
import { addressesIn } from './addresses-in.ts'

describe('addressesIn', () => {
  it('finds web and email addresses, without the punctuation after them', () => {
    const found = addressesIn('See https://a.example/b?c=1, www.d.example (or ada@e.example).')
    expect(found.map(({ text, data }) => [text, data.href])).toEqual([
      ['https://a.example/b?c=1', 'https://a.example/b?c=1'],
      ['www.d.example', 'https://www.d.example'],
      ['ada@e.example', 'mailto:ada@e.example'],
    ])
    expect(found[0]?.index).toBe(4)
  })

  it.each(['e.g. this', 'harbour.example', 'javascript:alert(1)', 'http://x.example', 'https://', 'a @ b.c'])(
    'leaves %s as it is',
    (text) => {
      expect(addressesIn(text)).toEqual([])
    },
  )
})
