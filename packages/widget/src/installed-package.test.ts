import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { runServer } from 'verdaccio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const own = path.join(import.meta.dirname, '..')
const root = path.join(own, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { version } = JSON.parse(read('packages/widget/package.json')) as { version: string }

interface Step {
  run?: string
  'working-directory'?: string
}
const workflow = parse(read('.github/workflows/release.yml')) as { jobs: { widget: { steps: Step[] } } }

let directory: string
let registry: Server
let address: string
const inSite = (name: string) => path.join(directory, 'site', name)

// A clean checkout is released to a registry of this machine, and a site of its own installs the package from there.
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'foyer-site-'))
  await startRegistry()
  const checkout = path.join(directory, 'checkout')
  for (const file of ['package.json', 'CHANGELOG.md', 'scripts', 'packages/widget'])
    cpSync(path.join(root, file), path.join(checkout, file), {
      recursive: true,
      filter: (name) => !name.includes('node_modules', root.length),
    })
  await release(`v${version}`)
  mkdirSync(inSite('.'))
  writeFileSync(inSite('package.json'), JSON.stringify({ type: 'module', private: true }))
  await run('npm install --no-audit --no-fund @foyer/widget', inSite('.'))
  mkdirSync(inSite('node_modules/@types'))
  for (const name of ['@types/react', 'vue'])
    symlinkSync(path.join(own, 'node_modules', name), inSite(`node_modules/${name}`))
}, 120_000)
afterAll(() => {
  registry.close()
  rmSync(directory, { recursive: true, force: true })
})

/** Starts a registry that asks no other one. A token stands in for GitHub, which vouches for the real workflow. */
async function startRegistry(): Promise<void> {
  const storage = path.join(directory, 'registry')
  const packages = { '**': { access: '$all', publish: '$all' } }
  const log = { type: 'stdout', level: 'fatal' }
  const own = { storage, packages, log, uplinks: {}, auth: {}, web: { enable: false } }
  const settings = { ...own, self_path: directory, configPath: path.join(directory, 'registry.yaml') }
  registry = (await runServer(settings as never)) as Server
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  address = `127.0.0.1:${(registry.address() as AddressInfo).port}/`
  writeFileSync(path.join(directory, 'npmrc'), `registry=http://${address}\n//${address}:_authToken=any\n`)
}

/** Runs the commands of the release's workflow one after another, up to the first that fails, as for this tag. */
async function release(tag: string): Promise<void> {
  const github = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a-house/foyer' }
  for (const { run: command, 'working-directory': folder = '.' } of workflow.jobs.widget.steps)
    if (command)
      await run(command, path.join(directory, 'checkout', folder), { ...github, GITHUB_REF_NAME: tag })
}

/** What a command prints. It fails with what the command says of it. */
async function run(command: string, cwd: string, more: Record<string, string> = {}): Promise<string> {
  const npm = {
    npm_config_userconfig: path.join(directory, 'npmrc'),
    npm_config_registry: `http://${address}`,
    npm_config_cache: path.join(directory, 'cache'),
    npm_config_update_notifier: 'false',
  }
  const env = { ...process.env, ...npm, ...more }
  const { stdout } = await promisify(execFile)('bash', ['-c', command], { cwd, env })
  return stdout
}

test('a release publishes the widget once, under the version of its tag alone', async () => {
  await expect(release('v9.9.9')).rejects.toThrow(`has version ${version}, and the tag is v9.9.9`)
  await expect(release(`v${version}`)).rejects.toThrow(`previously published versions: ${version}`)
  const published = await run(
    'npm view @foyer/widget --json versions dist-tags license repository',
    directory,
  )
  expect(JSON.parse(published)).toMatchObject({
    versions: [version],
    'dist-tags': { latest: version },
    license: 'MIT',
    // npm asks this of a signed release.
    repository: {
      type: 'git',
      url: 'git+https://github.com/a-house/foyer.git',
      directory: 'packages/widget',
    },
  })
}, 120_000)

test('a site installs what the repository has, with its license', () => {
  for (const file of ['npm/load-foyer.js', 'README.md'])
    expect(readFileSync(inSite(`node_modules/@foyer/widget/${file}`), 'utf8')).toBe(
      read(`packages/widget/${file}`),
    )
  expect(readFileSync(inSite('node_modules/@foyer/widget/LICENSE'), 'utf8')).toBe(read('LICENSE'))
})

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
