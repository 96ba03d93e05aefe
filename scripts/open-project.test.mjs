import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readFromRoot, textsOf } from './repository.mjs'
import { groups, nightlyGroups } from './test-groups.mjs'

const pages = textsOf(['.github/**/*.yml', 'pnpm-workspace.yaml'])
const yaml = (file) => parse(pages[file])

describe('the workflows', () => {
  const { jobs, permissions } = yaml('.github/workflows/ci.yml')
  const nightly = yaml('.github/workflows/nightly.yml')
  const commandsOf = (job) => job.steps.flatMap(({ run }) => run ?? [])
  const usedBy = (job) => job.steps.flatMap(({ uses }) => uses?.split('@')[0] ?? [])
  const nodeOf = (job) =>
    job.steps.find(({ uses }) => uses?.startsWith('actions/setup-node')).with['node-version']
  const tools = ['actions/checkout', 'actions/setup-node', 'actions/setup-java']

  it('run the gate once for each change, on the Node that Foyer runs on', () => {
    expect(commandsOf(jobs.gate)).toEqual(['.ci/run'])
    expect(readFromRoot('.ci/run')).toMatch(/\nnpm test\n$/)
    expect(jobs.gate.strategy).toBeUndefined()
    expect(nodeOf(jobs.gate)).toBe(Number(readFromRoot('.node-version')))
    expect(usedBy(jobs.gate)).toEqual(tools)
  })

  it('name actions of other repositories by a commit, because a tag can be moved', () => {
    const used = [
      ...Object.values(pages)
        .join('\n')
        .matchAll(/ uses: (?!\.\/)(.*)/g),
    ]
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter(([, action]) => !/@[0-9a-f]{40} # v[\d.]+$/.test(action))).toEqual([])
  })

  it('give the gate the history, so that it can tell what a change calls for', () => {
    expect(jobs.gate.steps[0].with).toEqual({ 'fetch-depth': 0 })
  })

  it('start Foyer and sell a ticket on the oldest supported Node and on arm64', () => {
    const { include } = jobs.boots.strategy.matrix
    const oldest = JSON.parse(readFromRoot('package.json')).engines.node
    expect(commandsOf(jobs.boots)).toEqual(['npm run boots'])
    expect(nodeOf(jobs.boots)).toMatch(/^\$\{\{ matrix\.node \}\}$/)
    expect(include.map(({ node }) => `>=${node}`)).toContain(oldest)
    expect(include.map(({ os }) => os)).toContain('ubuntu-24.04-arm')
  })

  it('run every group of tests each night, each shard of it once', () => {
    const { include } = nightly.jobs.all.strategy.matrix
    expect(nightly.on.schedule).toHaveLength(1)
    expect(commandsOf(nightly.jobs.all)).toEqual([
      expect.stringMatching(/^npm run test:all -- --only \S+ matrix\.only \S+ --shard .* matrix\.shard .*$/),
    ])
    const shards = include.flatMap(({ only, shard = '1/1' }) => only.split(',').map((name) => [name, shard]))
    const names = [...groups, ...nightlyGroups].map(({ name }) => name)
    expect([...new Set(shards.map(([name]) => name))].toSorted()).toEqual(names.toSorted())
    for (const name of names) {
      const own = shards.flatMap(([group, shard]) => (group === name ? shard : []))
      expect(own).toEqual(own.map((_, index) => `${index + 1}/${own.length}`))
    }
  })

  it('may only read the repository', () => {
    for (const { permissions: own } of [{ permissions }, nightly]) expect(own).toEqual({ contents: 'read' })
  })
})

describe('issue forms', () => {
  const kinds = new Set(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'])

  it.each(['bug', 'feature'])('%s has what GitHub asks of a form', (name) => {
    const form = yaml(`.github/ISSUE_TEMPLATE/${name}.yml`)
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    const ids = form.body.flatMap(({ id }) => id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    for (const { type, id, attributes } of form.body) {
      expect(kinds).toContain(type)
      if (type === 'markdown') expect(attributes.value).toEqual(expect.any(String))
      else expect({ id, ...attributes }).toMatchObject({ id: expect.any(String), label: expect.any(String) })
      if (type === 'dropdown') expect(attributes.options.length).toBeGreaterThan(1)
    }
  })
})

describe('what people expect of an open project', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md', 'LICENSE'])(
    'has %s',
    (file) => expect(readFromRoot(file)?.length).toBeGreaterThan(300),
  )

  it('has editors format as Biome does', () => {
    const { formatter } = JSON.parse(readFromRoot('biome.json'))
    expect(readFromRoot('.editorconfig')).toContain(`max_line_length = ${formatter.lineWidth}\n`)
    expect(readFromRoot('.editorconfig')).toContain(`indent_style = ${formatter.indentStyle}\n`)
  })

  it('names only its own dependencies in renovate.json', () => {
    const lock = readFromRoot('pnpm-lock.yaml')
    const { packageRules } = JSON.parse(readFromRoot('renovate.json'))
    const names = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames)
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => !lock.includes(name.replace('**', '')))).toEqual([])
  })

  it('names no host of a package registry, so that any mirror works', () => {
    const texts = textsOf([
      '{packages,stacks,scripts,docs,.github}/**/*.{ts,tsx,mjs,md,json,yml,sh}',
      '*.{json,yaml,md}',
    ])
    expect(Object.keys(texts).length).toBeGreaterThan(2000)
    const hosts = new RegExp(
      ['registry\\.npmjs', 'npmjs\\.(?:org|com)', 'yarnpkg\\.com', 'pypi\\.org', 'pythonhosted'].join('|'),
    )
    const own = 'scripts/open-project.test.mjs'
    const found = Object.entries(texts).filter(([file, text]) => file !== own && hosts.test(text))
    expect(found.map(([file]) => file)).toEqual([])
  })
})
