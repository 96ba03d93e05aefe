import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type StageSettings, stageSettings } from './stage-settings.ts'

/** What SST adds to every template; the stage works without it. */
const addedBySst = {
  resources: /^CustomResourceHandler/,
  outputs: /^SSTMetadata$/,
  variables: /^(SST_|AWS_NODEJS_CONNECTION_REUSE_ENABLED$)/,
  properties: ['EphemeralStorage'],
}

interface Resource {
  Type: string
  Properties?: Record<string, unknown> & {
    Environment?: { Variables?: Record<string, unknown> }
    Tags?: { Key: string }[]
  }
  Metadata?: unknown
}

interface Template {
  Resources: Record<string, Resource>
  Outputs?: Record<string, unknown>
}

const without = <Value>(entries: Record<string, Value>, names: RegExp): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !names.test(name)))

function comparable(text: string): unknown {
  // A version's id ends with a hash of its function, in which SST's own variables are.
  const { Resources, Outputs = {} }: Template = JSON.parse(
    text.replaceAll(/(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, '$1'),
  )
  const resources = Object.entries(without(Resources, addedBySst.resources)).map(([id, resource]) => {
    const { Metadata: _, ...kept } = resource
    const properties = without(kept.Properties ?? {}, new RegExp(`^(${addedBySst.properties.join('|')})$`))
    const { Environment, Tags } = resource.Properties ?? {}
    if (Environment?.Variables)
      properties.Environment = { Variables: without(Environment.Variables, addedBySst.variables) }
    if (Array.isArray(Tags)) properties.Tags = Tags.filter(({ Key }) => !Key.startsWith('sst:'))
    if (Array.isArray(properties.Tags) && properties.Tags.length === 0) delete properties.Tags
    return [id, { ...kept, Properties: properties }]
  })
  return { resources: Object.fromEntries(resources), outputs: without(Outputs, addedBySst.outputs) }
}

const folders: string[] = []
afterAll(() => {
  // Other files share this process.
  vi.doUnmock('sst/constructs')
  vi.resetModules()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function templatesIn(folder: string): Record<string, unknown> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.template.json'))
  return Object.fromEntries(
    files.map((file) => [file, comparable(readFileSync(join(folder, file), 'utf8'))]).toSorted(),
  )
}

async function bySst(stage: string, settings: Partial<StageSettings>): Promise<Record<string, unknown>> {
  vi.resetModules()
  vi.doUnmock('sst/constructs')
  const { synthesise } = await import('./testing/synthesise.ts')
  const { app } = synthesise({ stage, settings })
  // SST does this last of all, after bundling, which would take minutes here.
  for (const stack of app.node.children) Reflect.get(app, 'applyRemovalPolicy').call(app, stack)
  return templatesIn(app.synth().directory)
}

async function byPlainCdk(stage: string, settings: Partial<StageSettings>): Promise<Record<string, unknown>> {
  vi.resetModules()
  const plain = await import('./testing/plain-cdk.ts')
  vi.doMock('sst/constructs', () => plain)
  const { foyer } = await import('./foyer.ts')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-plain-'))
  folders.push(folder)
  const app = new plain.App({ stage, region: 'eu-central-1', account: '123456789012' }, folder)
  const given = { alarmEmail: 'ops@example.com', createEmailIdentity: true, ...settings }
  foyer(app as never, { ...stageSettings(stage), ...given })
  app.synth()
  return templatesIn(folder)
}

describe.each(['production', 'try'])('the stacks of %s', (stage) => {
  it('are the same in plain CDK as in SST 2, but for what SST adds', async () => {
    const settings = { alarmEmail: stage === 'try' ? null : 'ops@example.com' }
    const plain = await byPlainCdk(stage, settings)
    const sst = await bySst(stage, settings)
    expect(Object.keys(plain)).toEqual(Object.keys(sst))
    for (const file of Object.keys(sst)) expect({ [file]: plain[file] }).toEqual({ [file]: sst[file] })
  }, 120_000)
})

describe('SST 2', () => {
  it('is used for no more than docs/decisions/0052 can replace', async () => {
    const plain = await import('./testing/plain-cdk.ts')
    const files = readdirSync('stacks').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    const imports = files.flatMap((file) => [
      ...readFileSync(join('stacks', file), 'utf8').matchAll(
        /import (?:type )?\{([^}]+)\} from 'sst\/constructs'/g,
      ),
    ])
    const names = imports.flatMap(([, list = '']) =>
      list.split(',').map(
        (it) =>
          it
            .trim()
            .replace(/^type /, '')
            .split(' ')[0],
      ),
    )
    const types = ['StackContext', '']
    expect([...new Set(names)].filter((name = '') => !types.includes(name) && !(name in plain))).toEqual([])
  })
})
