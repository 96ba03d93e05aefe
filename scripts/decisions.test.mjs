import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { wrongRecords } from './decisions.mjs'
import { readFromRoot, textsOf } from './repository.mjs'

describe('docs/decisions', () => {
  it('has records of one shape, relations that both records name, and an index of all records', () => {
    const found = Object.entries(textsOf(['docs/decisions/[0-9]*.md']))
    expect(found.length).toBeGreaterThan(60)
    const files = Object.fromEntries(found.map(([file, text]) => [path.basename(file), text]))
    expect(wrongRecords(files, readFromRoot('docs/decisions/README.md'))).toEqual([])
  })
})

describe('the check of decision records', () => {
  const first =
    '# 0001 One\n\nStatus: superseded by 0002, 2026-11-21\n\n- Superseded by 0002: it was slow.\n\nText.\n'
  const second = '# 0002 Two\n\nStatus: accepted, 2026-11-22\n\n- Supersedes 0001.\n\nText.\n'
  const index = '- [0001](0001-one.md) One (superseded by 0002)\n- [0002](0002-two.md) Two\n'
  const check = (changes = {}, list = index) =>
    wrongRecords({ '0001-one.md': first, '0002-two.md': second, ...changes }, list)

  it('accepts records that agree', () => {
    expect(check()).toEqual([])
  })

  it('finds a record without a status', () => {
    const text = second.replace('Status: accepted, 2026-11-22', 'Accepted.')
    expect(check({ '0002-two.md': text })).toEqual([
      '0002-two.md: its third line is "Status: accepted, 2026-11-23"',
    ])
  })

  it('finds a relation that the other record does not name', () => {
    const text = second.replace('- Supersedes 0001.', '- Amends 0001: one part.')
    expect(check({ '0002-two.md': text })).toEqual([
      '0002-two.md: add "- Supersedes 0001."',
      '0001-one.md: add "- Amended by 0002."',
    ])
  })

  it('finds a record that the index leaves out, one that no longer exists, and a wrong order', () => {
    expect(check({}, '- [0001](0001-one.md) One (superseded by 0002)\n')).toEqual([
      'README.md: add "- [0002](0002-two.md) Two"',
    ])
    expect(check({}, `${index}- [0003](0003-three.md) Three\n`)).toEqual(['README.md: 0003 is not there'])
    const turned = '- [0002](0002-two.md) Two\n- [0001](0001-one.md) One (superseded by 0002)\n'
    expect(check({}, turned)).toEqual(['README.md: each record once, by number'])
  })
})
