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
    expect(text('ticket.not_found', 'promo_codes.0.tickets.0')).toMatch(/^promo_codes\.0\.tickets\.0: /)
    expect(text('file.encrypted', 'events.jsonl')).toContain('“events.jsonl”')
    expect(text('file.encrypted', null)).not.toContain('null')
    expect(text('row.event_in_use', null)).toMatch(/^This event /)
  })
})
