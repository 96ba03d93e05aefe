import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sourceFingerprint } from './source-fingerprint.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'foyer-sources-'))
const file = (name: string) => path.join(directory, name)

afterAll(() => rmSync(directory, { recursive: true }))

it('changes with contents, names and new files, but not with what a build or an install makes', () => {
  mkdirSync(file('src'))
  writeFileSync(file('src/a.ts'), 'one')
  const seen = [sourceFingerprint([directory])]
  const next = () => {
    seen.push(sourceFingerprint([directory]))
    return seen.at(-1)
  }
  for (const made of ['dist', 'node_modules']) {
    mkdirSync(file(made))
    writeFileSync(file(`${made}/a.js`), 'made')
  }
  expect(next()).toBe(seen[0])
  writeFileSync(file('src/a.ts'), 'two')
  next()
  renameSync(file('src/a.ts'), file('src/b.ts'))
  next()
  writeFileSync(file('src/c.ts'), '')
  next()
  expect(new Set(seen).size).toBe(4)
  expect(sourceFingerprint([directory, file('not-there')])).toBe(seen.at(-1))
})
