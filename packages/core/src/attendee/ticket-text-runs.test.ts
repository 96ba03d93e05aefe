import { describe, expect, test } from 'vitest'
import { printableText, textRuns } from './ticket-text-runs.ts'

describe('textRuns works', () => {
  test('cuts by font', () => {
    const runs = textRuns('Lin 小美', true)
    expect(runs.map(({ text }) => text).join('')).toBe('Lin 小美')
    expect(runs[0]?.font).toEqual({ file: 'noto-sans/latin-700.ttf', isThickened: false })
    expect(runs.at(-1)?.font.isThickened).toBe(true)
  })

  test('puts right-to-left text and its brackets where the eye expects them', () => {
    const runs = textRuns('דן (12)', false)
    expect(runs.map(({ text }) => text).join('')).toBe('(12) דן')
  })

  test('keeps right-to-left words inside left-to-right text in place', () => {
    const runs = textRuns('VIP דן 12', false)
    expect(runs.map(({ text }) => text).join('')).toBe('VIP 12 דן')
  })
})

test('printableText drops what no font prints and joins lines', () => {
  expect(printableText('Jazz 🎷👨‍👩‍👧 am\nHafen ©')).toBe('Jazz am Hafen ©')
})
