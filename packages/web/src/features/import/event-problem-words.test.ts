import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { eventProblemText } from './event-problem-words.ts'

const core = path.join(import.meta.dirname, '../../../../core/src')
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** The codes with which an import of events, or of an archive, refuses a line or a file. Those of all calls have words by their table. */
const codes = new Set(
  globSync(['event-import/*.ts', 'archive-import/*.ts', 'import/import-file.ts'], { cwd: core })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(
      (file) => readFileSync(path.join(core, file), 'utf8').match(/(?<=')(?:file|row)\.\w+(?=')/g) ?? [],
    ),
)

describe('why an event or an archive is not imported', () => {
  it('has words of its own for every code', () => {
    expect(codes.size).toBeGreaterThan(15)
    const said = (code: string) => eventProblemText({ code, about: 'x', message: 'English' }, i18n)
    // Its words are those of the field that it names.
    const others = [...codes].filter((code) => code !== 'row.invalid')
    expect(others.filter((code) => said(code).endsWith('English'))).toEqual([])
  })

  it('names the place in the line, the file or the row', () => {
    const text = (code: string, about: string | null) =>
      eventProblemText({ code, about, message: null }, i18n)
    expect(text('ticket.not_found', 'promo_codes.0.tickets.0')).toMatch(/^Promo code “1” › Ticket “1”: /)
    expect(text('image.invalid', 'images/a.b.png')).toMatch(/^images\/a\.b\.png: /)
    expect(text('file.encrypted', 'events.jsonl')).toContain('“events.jsonl”')
    expect(text('file.encrypted', null)).not.toContain('null')
    expect(text('row.event_in_use', null)).toMatch(/^This event /)
  })

  it('names things as the file does, and fields by their words', () => {
    const text = (about: string, ...named: string[]) =>
      eventProblemText({ code: 'row.invalid', about, named, message: `${about}: Enter a number.` }, i18n)
    expect(text('tickets.0.taxes_and_fees.1', 'Early bird', 'VAT')).toBe(
      'Ticket “Early bird” › Tax or fee “VAT”: Enter a number.',
    )
    expect(text('tickets.2.prices.0.price', 'Early bird', '')).toBe(
      'Ticket “Early bird” › Price “1” › Price: Enter a number.',
    )
    expect(text('settings.max_per_order')).toBe('Settings › max_per_order: Enter a number.')
    expect(text('questions')).toBe('questions: Enter a number.')
  })
})
