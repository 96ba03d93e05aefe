import { address } from '@foyer/contracts/question/answer'
import { describe, expect, it } from 'vitest'
import { answerText } from './answer-text.ts'

describe('answerText', () => {
  it('reads days and countries in the viewer’s language, options and addresses line by line', () => {
    expect(answerText({ type: 'SINGLE_LINE', value: '2026-05-01' }, 'de')).toBe('2026-05-01')
    expect(answerText({ type: 'DATE', value: '2026-05-01' }, 'de')).toBe('1. Mai 2026')
    expect(answerText({ type: 'CHECKBOX', value: ['Red, dry', 'White'] }, 'en')).toBe('Red, dry\nWhite')
    const home = { address_line_1: 'Kai 1', zip_or_postal_code: '20457', city: 'Hamburg', country: 'DE' }
    expect(answerText({ type: 'ADDRESS', value: address.parse(home) }, 'en')).toBe(
      'Kai 1\n20457 Hamburg\nGermany',
    )
  })
})
