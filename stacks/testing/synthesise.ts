import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Template } from 'aws-cdk-lib/assertions'
import type { CloudAssembly } from 'aws-cdk-lib/cx-api'
import { App, type getStack, type Stack } from 'sst/constructs'
import { setProject } from 'sst/project.js'
import { foyer } from '../foyer.ts'
import { type StageSettings, stageSettings } from '../stage-settings.ts'

interface Choice {
  stage?: string
  settings?: Partial<StageSettings>
  /** Called on the app when its stacks are there and before their templates are made. */
  inspect?: (app: App) => void
}

type StackMaker = Parameters<typeof getStack>[0]

interface Synthesised {
  app: App
  /** All templates and what CDK has to say of them, made once: `fromStack` of CDK's assertions makes them all for each question. */
  assembly: () => CloudAssembly
  template: (stack: StackMaker) => Template
}

const made: { choice: Choice; stage: Synthesised }[] = []

/**
 * A stage that has everything switched on, in SST's test mode: no AWS, no bundling, no built web app. Callers that choose
 * the same options and only read templates share it; with `inspect` it is a separate one, for which `getStack` answers.
 */
export function synthesise(choice: Choice = {}): Synthesised {
  if (choice.inspect) return makeStage(choice)
  const known = made.find((other) => isDeepStrictEqual(other.choice, choice))
  if (known) return known.stage
  const stage = makeStage(choice)
  made.push({ choice, stage })
  return stage
}

function makeStage({ stage = 'production', settings, inspect }: Choice): Synthesised {
  // SST itself still passes arguments that CDK calls deprecated, and silences it in the same way.
  process.env.JSII_DEPRECATED = 'quiet'
  const out = join(String(process.env.ASSEMBLY_FOLDER), String(process.pid))
  mkdirSync(out, { recursive: true })
  const outdir = mkdtempSync(join(out, 'assembly-'))
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
  let made: CloudAssembly | undefined
  const assembly = () => {
    made ??= app.synth()
    return made
  }
  const idOf = ({ name }: StackMaker) =>
    (app.node.findChild(app.logicalPrefixedName(name)) as Stack).artifactId
  return {
    app,
    assembly,
    template: (stack) => Template.fromJSON(assembly().getStackArtifact(idOf(stack)).template),
  }
}
