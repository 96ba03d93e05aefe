import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { guards } from '../packages/core/src/testing/guard/guards.ts'
import { calledFor } from './called-for.mjs'
import { root } from './command.mjs'
import { readFromRoot, textsOf } from './repository.mjs'
import { chosenGroups } from './test.mjs'
import { groups, nightlyGroups } from './test-groups.mjs'
import { testsIn } from './tests-in.mjs'

const partly = groups.filter(({ steps, gate }) => steps !== gate)

describe('the groups of tests', () => {
  it('stand in the table of CONTRIBUTING.md with the changes that call for them', () => {
    const [, table = ''] = readFromRoot('CONTRIBUTING.md').split('## Tests')
    const rows = [...table.matchAll(/^\| `([^`]+)` +\|.*\|([^|\n]*)\|$/gm)].map(([, name, paths]) => [
      name,
      [...paths.matchAll(/`([^`]+)`/g)].map(([, one]) => one),
    ])
    const expected = [...groups, ...nightlyGroups].map(({ name, paths = [] }) => [name, paths])
    expect(rows).toEqual(expected)
  })

  it('are called for by files that exist', () => {
    const paths = groups.flatMap((group) => group.paths ?? [])
    expect(paths.filter((one) => !existsSync(path.join(root, one)))).toEqual([])
  })

  it('have in the gate only tests that exist', () => {
    const tests = globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: root })
    const chosen = partly
      .flatMap(({ gate }) => gate)
      .flatMap(({ args }) => args)
      .filter((arg) => arg.includes('/') && !arg.startsWith('--'))
    expect(chosen.length).toBeGreaterThan(5)
    expect(chosen.filter((part) => !tests.some((file) => file.includes(part)))).toEqual([])
  })

  it('are chosen by their names, and a wrong name is answered with all of them', () => {
    expect(chosenGroups('proofs,seeds').map(({ name }) => name)).toEqual(['proofs', 'seeds'])
    expect(chosenGroups().map(({ name }) => name)).toEqual(groups.map(({ name }) => name))
    expect(() => chosenGroups('proof')).toThrow(/no group “proof”.*proofs, .*deployments/)
  })
})

/** A file without its tests that the gate leaves out. */
function withoutLong(file, text) {
  const long = testsIn(file, text)
    .map(({ start, callback }) => text.slice(start, callback.end))
    .filter((test) => test.includes("tags: 'long'"))
  return long.reduce((rest, test) => rest.replace(test, ''), text)
}

describe('the gate', () => {
  it('has a negative control of every guard', () => {
    const proofs = groups.find(({ name }) => name === 'proofs').gate.flatMap(({ args }) => args)
    const inGate = (file) => !file.includes('packages/proof/') || proofs.some((part) => file.includes(part))
    const controls = Object.entries(textsOf(['packages/{core,functions,proof}/src/**/*.test.ts']))
      .filter(([file]) => inGate(file))
      .map(([file, text]) => withoutLong(file, text))
      .filter((text) => /withoutGuard\(|controls: \{/.test(text))
    const uncontrolled = Object.keys(guards).filter(
      (name) => !controls.some((text) => text.includes(`'${name}'`)),
    )
    // Switched off by every proof that counts the time that is asked for.
    expect(uncontrolled).toEqual(['clock'])
  })
})

describe('what a change calls for beyond the gate', () => {
  it.each([
    [['stacks/sst.ts'], ['templates']],
    [['stacks/grant/grant.ts'], ['templates', 'rehearsals']],
    [['packages/operate/src/doctor.ts'], ['local-cloud', 'rehearsals']],
    [['packages/contracts/src/money.ts'], ['server', 'clients']],
    [['packages/web/src/components/ui/button.tsx'], ['units', 'journeys', 'engines']],
    [['packages/core/src/pool/pool-writes.ts'], ['server', 'proofs']],
    [['docs/writing.md', 'packages/core/src/affiliate/affiliates.ts'], []],
  ])('is told from its paths: %j calls for %j', (files, names) => {
    expect(calledFor(files, groups)).toEqual(names)
  })

  it('is every group that the gate has only in part, where what changed is not known', () => {
    expect(calledFor(null, groups)).toEqual(partly.map(({ name }) => name))
  })
})
