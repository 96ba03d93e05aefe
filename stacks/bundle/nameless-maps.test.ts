import { SourceMap } from 'node:module'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { withoutNames } from './nameless-maps.ts'

it('a map without names leads from each place to the same line and column as with them', () => {
  const source = Array.from(
    { length: 60 },
    (_, index) =>
      `export function called${index}(given: number) {\n  const sum = given + ${index}\n  return sum\n}`,
  ).join('\n')
  const { code, map } = transformSync(source, {
    loader: 'ts',
    minify: true,
    sourcemap: true,
    sourcefile: 'a.ts',
  })
  const nameless = withoutNames(map)
  expect(JSON.parse(map).names.length).toBeGreaterThan(0)
  expect(JSON.parse(nameless).names).toEqual([])
  expect(nameless.length).toBeLessThan(map.length)
  const [before, after] = [map, nameless].map((each) => new SourceMap(JSON.parse(each)))
  for (let column = 1; column < code.length; column += 7) {
    const place = before?.findOrigin(1, column)
    expect(after?.findOrigin(1, column)).toEqual({ ...place, name: undefined })
  }
})
