import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { messages } from '../../locales/app/de.po'
import { formSentence } from './form-sentence.ts'

const packages = path.join(import.meta.dirname, '../../../..')
const german = setupI18n({ locale: 'de', messages: { de: messages } })

/** Only API callers can cause these. No screen lets a person choose an id, a filter or an order of all rows. */
const forPrograms = [
  'Choose at most 500 rows.',
  'This view is too long to save.',
  'This is not an id of that kind.',
  'This is not a link id.',
  'This is not a ticket code.',
  'This is not a pass.',
  'This list cannot be filtered by that field.',
  'Archived events, and no others, are in the state archived: ask for them with filter_fields[state][eq]=archived.',
  'Filter with one of 7.',
  'One of these events does not exist.',
  'Name some of 7, separated by commas.',
  'This is not a position. Send the `next` of an earlier answer.',
  'Choose an end after the start.',
  'Enter a month, such as 2026-11.',
  'Include every ticket of the event exactly once.',
  'Include every question of the event exactly once.',
  'Choose what to export.',
  'Choose a message.',
  // Rows of an import, of which `features/import/problem-words.ts` speaks.
  ...['Give an id.', 'Name a ticket.', 'Give an id of the ticket or of its order.', 'Say how much was paid.'],
  'This is not a code that a door can scan.',
  'Say which column holds which field.',
  'This is not the hash of a code.',
]

/** The contracts' sentences: every literal that ends like one, with 7 in place of a number. */
function contractSentences(): string[] {
  const files = globSync('contracts/src/**/*.ts', { cwd: packages }).filter(
    (file) => !/(-endpoints|error-\w+|\.test)\.ts$/.test(file),
  )
  return files.flatMap((file) =>
    [...source(file).matchAll(/(['`])([A-Z](?:(?!\1).)*[.%])\1/g)].map(([, , text = '']) =>
      text.replaceAll(/\$\{[^}]*\}/g, '7'),
    ),
  )
}

/** The sentences of refusals that the verbs add to the schemas'. */
function verbSentences(): string[] {
  const files = globSync('core/src/**/*.ts', { cwd: packages }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) =>
    [...source(file).matchAll(/(?:errors: \{[^}]*\[|refusal\()'([^']+)'/g)].map(([, text = '']) => text),
  )
}

function source(file: string): string {
  return readFileSync(path.join(packages, file), 'utf8')
}

describe('the sentences of refused fields', () => {
  it('are translated for every schema and verb', () => {
    const said = new Set([...contractSentences(), ...verbSentences()])
    expect(said.size).toBeGreaterThan(50)
    const untold = [...said].filter(
      (sentence) => !forPrograms.includes(sentence) && formSentence(sentence, german) === sentence,
    )
    expect(untold).toEqual([])
  })

  it('keep the number that they contain', () => {
    expect(formSentence('Use at most 2,000 characters.', german)).toContain('2000')
  })

  it('format a currency’s step for the viewer', () => {
    const sentence = 'Amounts in KWD must be multiples of KWD 0.010.'
    expect(formSentence(sentence, german)).toContain('0,010')
  })

  it('stay English if they are unknown', () => {
    expect(formSentence('Something new.', german)).toBe('Something new.')
  })
})
