import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiSurface, surfaceChanges } from '../testing/api-surface.ts'
import { account, document } from '../testing/described-api.ts'

const at = (file: string) => new URL(`../../../../${file}`, import.meta.url)
const released = at('docs/api/released.txt')
const surface = [...new Set([document, account].flatMap(apiSurface))].sort()
// A release is made: what there is now is promised from here on.
if (process.env.API_RELEASE === 'yes') writeFileSync(released, `${surface.join('\n')}\n`)
const { breaking, added } = surfaceChanges(readFileSync(released, 'utf8').trim().split('\n'), surface)
const listed = (lines: readonly string[]) => lines.map((line) => `- \`${line}\``).join('\n') || 'Nothing.'

describe('the API since its last release', () => {
  it('differs as docs/api/changes.md lists: run `pnpm api:changes`', async () => {
    const file = [
      '# What changed in the API since the last release',
      'Made by `pnpm api:changes` from the API’s documents. docs/api-stability.md says what is promised.',
      '## What breaks programs',
      listed(breaking),
      '## What is new',
      listed(added),
    ]
    await expect(`${file.join('\n\n')}\n`).toMatchFileSnapshot(at('docs/api/changes.md').pathname)
  })

  it('breaks nothing that the changelog does not name, in backticks', () => {
    const [, next = ''] = readFileSync(at('CHANGELOG.md'), 'utf8').split(/^## /m)
    const named = (line: string) => next.includes(`\`${line.replace(/^\w+: \S+ /, '')}\``)
    expect(breaking.filter((line) => !named(line))).toEqual([])
  })
})

describe('a change', () => {
  const before = ['call GET /a', 'given NoteBody.text string', 'must NoteBody.text', 'told Note.text string']

  it('breaks programs where a call, a field or a value is gone, or is of another kind', () => {
    const after = [
      'call GET /b',
      'given NoteBody.text string',
      'must NoteBody.text',
      'told Note.text string|null',
    ]
    expect(surfaceChanges(before, after)).toEqual({
      breaking: ['gone: call GET /a', 'gone: told Note.text string'],
      added: ['call GET /b', 'told Note.text string|null'],
    })
  })

  it('breaks programs where a body or a call must be given more than before', () => {
    const more = ['given NoteBody.color string', 'must NoteBody.color', 'must GET /a query color']
    expect(surfaceChanges(before, [...before, ...more]).breaking).toEqual([
      'demanded: must NoteBody.color',
      'demanded: must GET /a query color',
    ])
  })

  it('breaks nothing where something is new, or is demanded no longer', () => {
    const after = before.filter((line) => !line.startsWith('must'))
    const more = ['given TagBody.name string', 'must TagBody.name', 'told Note.color string']
    expect(surfaceChanges(before, [...after, ...more])).toEqual({
      breaking: [],
      added: ['given TagBody.name string', 'told Note.color string'],
    })
  })
})

describe('the surface', () => {
  it('has calls, parameters, bodies with what they demand and take, and answers with the fields of their bases', () => {
    expect(surface).toEqual(
      expect.arrayContaining([
        'call GET /events',
        'given GET /events query include string',
        'given GET /events query include=tickets',
        'given TaxOrFeeBody.type=FEE',
        'must TaxOrFeeBody.name',
        'told Order.email string',
        'told? OrderRow.attendees [OrderAttendee]',
        'told OrderRow.completed_at string|null',
      ]),
    )
  })

  it('has no names of what the document only shares', () => {
    expect(surface.filter((line) => /OrderSummary|\bTitle\b/.test(line))).toEqual([])
  })
})
