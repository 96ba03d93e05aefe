import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './command.mjs'
import { readFromRoot } from './repository.mjs'

const [, recipe = ''] = readFromRoot('CONTRIBUTING.md').split('## Add a capability')
const files = [...recipe.split('\n## ')[0].matchAll(/^([*~+]) (\S+)$/gm)].map(([, mark, file]) => ({
  mark,
  file,
}))
const marked = (mark) => files.filter((one) => one.mark === mark).map(({ file }) => file)
const isThere = (file) => existsSync(path.join(root, file))

/** On 2026-11-22 there were 85 to 90 files, 22 of them central. A day later there were 58 and 17. */
describe('the files of a waiting list, on paper', () => {
  it('are at most 60, with at most 12 registries of all capabilities', () => {
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length)
    expect(files.length).toBeGreaterThan(40)
    expect(files.length).toBeLessThanOrEqual(60)
    expect(marked('*').length).toBeLessThanOrEqual(12)
  })

  it('exist if they are to be changed, and new ones belong to a package that exists', () => {
    expect([...marked('*'), ...marked('~')].filter((file) => !isThere(file))).toEqual([])
    expect(marked('+').filter((file) => isThere(file))).toEqual([])
    const homes = marked('+').map((file) => file.split('/').slice(0, 3).join('/'))
    expect(homes.filter((home) => !isThere(home))).toEqual([])
  })
})
