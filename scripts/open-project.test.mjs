import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readFromRoot, textsOf } from './repository.mjs'

const pages = textsOf(['.github/**/*.yml', 'pnpm-workspace.yaml'])
const yaml = (file) => parse(pages[file])

describe('the workflow', () => {
  const { jobs, permissions } = yaml('.github/workflows/ci.yml')
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  it('runs the commands that people run, and nothing else', () => {
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run', '.ci/proofs'])
    expect(readFromRoot('.ci/run')).toMatch(/\nnpm test\n$/)
    expect(readFromRoot('.ci/proofs')).toMatch(/\nnpm run proofs\n$/)
  })

  it('sets up Node and Java by a matrix that begins with the oldest supported Node', () => {
    const [job] = Object.values(jobs)
    const oldest = JSON.parse(readFromRoot('package.json')).engines.node
    expect(`>=${job.strategy.matrix.node[0]}`).toBe(oldest)
    expect(job.strategy.matrix.node.at(-1)).toBe(Number(readFromRoot('.node-version')))
    expect(job.steps.flatMap(({ uses }) => uses?.split('@')[0] ?? [])).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'actions/setup-java',
    ])
  })

  it('may only read the repository', () => {
    expect(permissions).toEqual({ contents: 'read' })
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
