import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const own = path.join(import.meta.dirname, '..')
const root = path.join(own, '../..')
const release = readFileSync(path.join(root, '.github/workflows/release.yml'), 'utf8')
const { jobs } = parse(release) as { jobs: { widget: { steps: { run?: string }[] } } }
const steps = jobs.widget.steps.flatMap(({ run = '' }) => (run.startsWith('npm pkg set') ? run : []))
const repository = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a-house/foyer' }

let directory: string
const inSite = (name: string) => path.join(directory, 'site', name)

// The package as the release publishes it, installed in a site of its own.
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'foyer-site-'))
  const copy = path.join(directory, 'widget')
  cpSync(own, copy, { recursive: true, filter: (file) => !file.includes('node_modules') })
  const env = { ...process.env, ...repository }
  for (const step of steps) execFileSync('bash', ['-c', step], { cwd: copy, env })
  execFileSync('npm', ['pack', '--pack-destination', directory], { cwd: copy, stdio: 'ignore' })
  const { version } = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8')) as { version: string }
  mkdirSync(inSite('.'))
  writeFileSync(inSite('package.json'), JSON.stringify({ type: 'module', private: true }))
  const file = path.join(directory, `foyer-widget-${version}.tgz`)
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', file], {
    cwd: inSite('.'),
    stdio: 'ignore',
  })
  mkdirSync(inSite('node_modules/@types'))
  for (const name of ['@types/react', 'vue'])
    symlinkSync(path.join(own, 'node_modules', name), inSite(`node_modules/${name}`))
}, 60_000)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** What a strict compiler says of a site's file that uses the installed package. */
function compile(name: string, text: string): string {
  writeFileSync(inSite(name), text)
  const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--module', 'nodenext', '--types', '']
  try {
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), [...options, name], { cwd: inSite('.') })
    return ''
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
  }
}

test('the installed package names the repository that releases it, as npm asks of a signed release', () => {
  expect(steps).toHaveLength(1)
  const installed = readFileSync(inSite('node_modules/@foyer/widget/package.json'), 'utf8')
  expect(JSON.parse(installed)).toMatchObject({
    repository: {
      type: 'git',
      url: 'git+https://github.com/a-house/foyer.git',
      directory: 'packages/widget',
    },
  })
})

test('a React site compiles with the installed package, and not with an attribute that does not exist', () => {
  const page = (attribute: string) => `
    import { loadFoyer } from '@foyer/widget'
    import type {} from '@foyer/widget/react'
    void loadFoyer('https://tickets.example')
    export const Tickets = () => <foyer-widget event="ev_1" ${attribute}="de" />
  `
  expect(compile('right.tsx', page('locale'))).toBe('')
  expect(compile('wrong.tsx', page('tongue'))).toContain('tongue')
})

test('a Vue site compiles with the installed package, and not with an attribute that does not exist', () => {
  const page = (attribute: string) => `
    import type {} from '@foyer/widget/vue'
    import type { GlobalComponents } from 'vue'
    export const events: InstanceType<GlobalComponents['foyer-events']>['$props'] = {
      organizer: 'or_1',
      '${attribute}': 'de',
    }
  `
  expect(compile('right.ts', page('locale'))).toBe('')
  expect(compile('wrong.ts', page('tongue'))).toContain('tongue')
})

test('the installed package loads in a module', () => {
  const load = "import('@foyer/widget').then(({ loadFoyer }) => console.log(typeof loadFoyer))"
  expect(String(execFileSync('node', ['-e', load], { cwd: inSite('.') })).trim()).toBe('function')
})
