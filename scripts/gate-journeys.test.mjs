import { expect, it } from 'vitest'
import { readFromRoot, textsOf } from './repository.mjs'
import { requirementsOf } from './requirements.mjs'

/** The requirements that journeys show: the comments above a test, its title, and its tag if the gate runs it. */
const journey = /((?:^ *\/\/ .*\n)+) *test\(\s*(?:'[^']*'|`[^`]*`),\s*(\{\s*tag: [^}]*'@gate'[^}]*\})?/gm

/** The requirements that a journey shows, and of these the ones that the gate's journeys show. */
function shownIn(sources) {
  const found = Object.values(sources).flatMap((source) => [...source.matchAll(journey)])
  const idsOf = (tests) =>
    new Set(tests.flatMap(([, comments]) => comments.match(/(?<=Specification: .*)\d\.[\w-]+/g) ?? []))
  return { all: idsOf(found), gate: idsOf(found.filter(([, , tag]) => tag)) }
}

it('the gate has a journey for each thing that the product does, of those that journeys show', () => {
  const { all, gate } = shownIn(textsOf(['packages/e2e/src/journeys/*.spec.ts']))
  const capabilities = requirementsOf(readFromRoot('docs/requirements.md')).filter(
    ({ id }) => id.startsWith('1.') && all.has(id),
  )
  expect(capabilities.length).toBeGreaterThan(5)
  expect(capabilities.filter(({ id }) => !gate.has(id)).map(({ sentence }) => sentence)).toEqual([])
})

it('a journey without the tag is not one of the gate', () => {
  const untagged = "// Specification: 1.a 1.b\ntest('buys', async () => {})\n"
  const tagged = "// Specification: 1.b\ntest('sells', {\n  tag: '@gate',\n}, async () => {})\n"
  expect(shownIn({ untagged, tagged })).toEqual({ all: new Set(['1.a', '1.b']), gate: new Set(['1.b']) })
})
