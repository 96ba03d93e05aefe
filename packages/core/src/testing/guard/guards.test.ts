import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shardsTooMany } from '../../pool/plan-takes.ts'
import { type GuardPlace, guards } from './guards.ts'
import { instrument } from './instrument.ts'
import { withoutGuard } from './without-guard.ts'

const core = path.join(import.meta.dirname, '../..')
const files = [
  ...new Set(Object.values<GuardPlace[]>(guards).flatMap((places) => places.map(({ file }) => file))),
]
const sourceOf = (file: string) => readFileSync(path.join(core, file), 'utf8')
const place = (given: Partial<GuardPlace>) => ({ file: 'pool/door.ts', with: 'isOpen', ...given })
const door = (source: string, of: Record<string, GuardPlace[]>) =>
  instrument(path.join(core, 'pool/door.ts'), source, of)

/** What a function of one argument answers with these guards switched off. */
function run(code: string | null, isOpen: boolean, ...off: string[]): unknown {
  const before = globalThis.guardsSwitchedOff
  globalThis.guardsSwitchedOff = new Set(off) as typeof before
  try {
    return new Function('isOpen', code ?? '')(isOpen)
  } finally {
    globalThis.guardsSwitchedOff = before
  }
}

describe('every guard that a negative control goes without', () => {
  it.each(files)('occurs once in %s, and the lines of that file stay where they are', (file) => {
    const source = sourceOf(file)
    const code = instrument(path.join(core, file), source)
    expect(code).toContain('guardsSwitchedOff')
    expect(code?.split('\n')).toHaveLength(source.split('\n').length)
  })

  it('has an expression in its place or a statement that leaves before it', () => {
    const places = Object.values<GuardPlace[]>(guards).flat()
    expect(
      places.filter(({ without, leaving }) => (without === undefined) === (leaving === undefined)),
    ).toEqual([])
  })

  it('is the product’s only until a test goes without it, and again afterwards', () => {
    const takes = Array.from({ length: 60 }, (_, shard) => ({ pool_id: 'price_1', shard }))
    expect(shardsTooMany(takes)).toBeGreaterThan(0)
    const endGoingWithout = withoutGuard('room')
    expect(shardsTooMany(takes)).toBe(0)
    endGoingWithout()
    expect(shardsTooMany(takes)).toBeGreaterThan(0)
  })
})

describe('instrumenting a source', () => {
  it('lets another expression stand in a guard’s place, the first of two that share it', () => {
    const code = door('return isOpen ? 1 : 2', {
      ...{ first: [place({ without: 'true' })], second: [place({ without: '!isOpen' })] },
    })
    expect([run(code, false), run(code, false, 'first'), run(code, true, 'second')]).toEqual([2, 1, 2])
    expect(run(code, true, 'first', 'second')).toBe(1)
  })

  it('lets a statement leave before a guard', () => {
    const text = "if (!isOpen) throw new Error('closed')"
    const code = door(`${text}\nreturn 'in'`, {
      closed: [place({ with: text, leaving: "return 'over the fence'" })],
    })
    expect(run(code, true)).toBe('in')
    expect(() => run(code, false)).toThrow('closed')
    expect(run(code, false, 'closed')).toBe('over the fence')
  })

  it('leaves a file without guards as it is', () => {
    expect(
      instrument(path.join(core, 'pool/other.ts'), 'isOpen', { open: [place({ without: 'true' })] }),
    ).toBeNull()
  })

  it.each([
    ['is gone', 'return isShut', '0 times instead of once'],
    ['is there twice', 'return isOpen && isOpen', '2 times instead of once'],
  ])('fails where a guard’s text %s', (_, source, problem) => {
    expect(() => door(source, { open: [place({ without: 'true' })] })).toThrow(problem)
  })

  it('fails where two guards overlap', () => {
    const of = {
      one: [place({ with: '1 + 2', without: '3' })],
      two: [place({ with: '2 + 3', without: '5' })],
    }
    expect(() => door('return 1 + 2 + 3', of)).toThrow('overlap')
  })
})
