import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

it('the changelog begins with the version in package.json, and has each version once, newest first', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/gm)]
  expect(versions[0]?.[1]).toBe(JSON.parse(read('package.json')).version)
  const dates = versions.map(([, , date]) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(new Set(versions.map(([, version]) => version)).size).toBe(versions.length)
})
