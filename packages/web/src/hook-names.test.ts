import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('two hooks never share a name', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  const names = files.flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    return [...text.matchAll(/^export (?:function|const) (use[A-Z]\w*)/gm)].map(([, name]) => name)
  })
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
