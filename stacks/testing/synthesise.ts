import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { App, getStack } from 'sst/constructs'
import { setProject } from 'sst/project.js'
import { afterAll, vi } from 'vitest'
import { foyer } from '../foyer.ts'
import { type StageSettings, stageSettings } from '../stage-settings.ts'

// A second on an idle machine, but all of it computation: a busy one takes its time.
vi.setConfig({ testTimeout: 120_000 })

// SST writes types and a log beside its output, some of it after a test has ended: so to a folder that stays.
const out = resolve('.sst', `test-${process.env.VITEST_POOL_ID}`)
const assemblies: string[] = []
afterAll(() => {
  for (const assembly of assemblies) rmSync(assembly, { recursive: true, force: true })
})

interface Choice {
  stage?: string
  settings?: Partial<StageSettings>
  /** Called on the app when its stacks are there and before their templates are made. */
  inspect?: (app: App) => void
}

/** A stage that has everything switched on, in SST's test mode: no AWS, no bundling, no built web app. */
export function synthesise({ stage = 'production', settings, inspect }: Choice = {}) {
  // SST itself still passes arguments that CDK calls deprecated, and silences it in the same way.
  process.env.JSII_DEPRECATED = 'quiet'
  mkdirSync(out, { recursive: true })
  const outdir = mkdtempSync(join(out, 'assembly-'))
  assemblies.push(outdir)
  setProject({
    config: { name: 'foyer', stage, ssmPrefix: `/sst/foyer/${stage}/` },
    version: 'test',
    cdkVersion: 'test',
    constructsVersion: 'test',
    paths: { root: process.cwd(), config: 'sst.config.ts', out, artifacts: join(out, 'artifacts') },
    metafile: { inputs: {}, outputs: {} },
    stacks: () => {},
  })
  const app = new App(
    { mode: 'deploy', name: 'foyer', stage, region: 'eu-central-1', account: '123456789012' },
    { outdir },
  )
  foyer(app, {
    ...stageSettings(stage),
    alarmEmail: 'ops@example.com',
    createEmailIdentity: true,
    ...settings,
  })
  inspect?.(app)
  return { app, template: (stack: Parameters<typeof getStack>[0]) => Template.fromStack(getStack(stack)) }
}
