import { getStack } from 'sst/constructs'
import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { assets } from './assets.ts'
import { consumers } from './consumers.ts'
import { email } from './email.ts'
import { monitoring } from './monitoring.ts'
import { pages } from './pages.ts'
import { relay } from './relay.ts'
import { schedules } from './schedules.ts'
import { site } from './site.ts'
import { storage } from './storage.ts'
import { synthesise } from './testing/synthesise.ts'

const all = { site, storage, email, assets, consumers, relay, api, schedules, pages, monitoring }
type Name = keyof typeof all

const { assembly: assemblyOf, template } = synthesise({ inspect: () => {} })
const assembly = assemblyOf()
const idOf = Object.fromEntries(
  Object.entries(all).map(([name, stack]) => [name, getStack(stack).artifactId]),
)

/** All stacks that are complete before this one begins. */
function before(name: Name): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    for (const { id: earlier } of assembly.getStackArtifact(id).dependencies) {
      if (earlier.endsWith('.assets') || found.has(earlier)) continue
      found.add(earlier)
      visit(earlier)
    }
  }
  visit(String(idOf[name]))
  return found
}

function isBefore(earlier: Name, later: Name): boolean {
  return before(later).has(String(idOf[earlier]))
}

function exportsOf(name: Name): string[] {
  return Object.keys(template(all[name]).findOutputs('*')).filter((id) => id.startsWith('ExportsOutput'))
}

describe('the order of a deployment', () => {
  it.each<[Name, Name, string]>([
    ['assets', 'api', 'a page names only files that are there'],
    ['consumers', 'relay', 'a message finds its queue'],
    ['relay', 'api', 'what the API writes can be handed on'],
    ['api', 'pages', 'new pages find the new API'],
    ['schedules', 'pages', 'new pages come last'],
    ['relay', 'monitoring', 'an alarm watches what is there'],
    ['pages', 'monitoring', 'an alarm that cannot be made holds no page back'],
  ])('brings %s before %s, so that %s', (earlier, later) => {
    expect(isBefore(earlier, later)).toBe(true)
    expect(isBefore(later, earlier)).toBe(false)
  })

  it('names every stack of the app in this test', () => {
    expect(assembly.stacks.map(({ stackName }) => stackName).toSorted()).toEqual(
      Object.keys(all)
        .map((name) => `production-foyer-${name}`)
        .toSorted(),
    )
  })
})

describe('what one stack exports to another', () => {
  it('lasts as long as the stage: no queue or log that a release may remove, and no function but the maker of keys', () => {
    const exported = Object.keys(all).flatMap((name) => exportsOf(name as Name).map((id) => `${name} ${id}`))
    const kinds = exported.map((it) =>
      it.replace(/ExportsOutput(Ref|FnGetAtt)/, '').replace(/[0-9A-F]{8}.*/, ''),
    )
    expect([...new Set(kinds)].toSorted()).toEqual([
      'email feedback',
      'site distribution',
      'site edgekeymaker',
      'site files',
      'site httpapi',
      'storage media',
      'storage table',
    ])
  })
})
