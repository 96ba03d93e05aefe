import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { StageSettings } from '../stage-settings.ts'
import { runSst } from '../testing/run-tool.ts'

interface Release {
  settings?: Partial<StageSettings>
  /** Breaks the stack of the API, after those before it were deployed. */
  broken?: boolean
}

/** What a release of the proof is: Foyer with these settings, as a file of settings would name them. */
function configOf({ settings, broken = false }: Release): string {
  return `import { CfnResource } from 'aws-cdk-lib/core'
import { getStack } from 'sst/constructs'
import { api } from './stacks/api.ts'
import { foyer } from './stacks/foyer.ts'
import { stageSettings } from './stacks/stage-settings.ts'

export default {
  config: () => ({ name: 'foyer', region: 'eu-central-1' }),
  stacks(app) {
    foyer(app, { ...stageSettings(app.stage), ...${JSON.stringify(settings ?? {})} })
    if (${broken}) new CfnResource(getStack(api), 'broken', { type: 'AWS::Test::Broken', properties: { why: 'fail-on-purpose' } })
  },
}
`
}

/** A folder in which SST's command finds this code, but its own configuration. */
export function scratchProject(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-deploy-'))
  for (const name of ['packages', 'stacks', 'node_modules', 'package.json', 'tsconfig.json']) {
    symlinkSync(resolve(name), join(folder, name))
  }
  return {
    sst: (command: 'deploy' | 'remove', stage: string, release: Release = {}) => {
      writeFileSync(join(folder, 'sst.config.ts'), configOf(release))
      return runSst(url, [command, '--stage', stage], { cwd: folder })
    },
    /** The templates of the last command. */
    templates: () =>
      readdirSync(join(folder, '.sst/dist'))
        .filter((file) => file.endsWith('.template.json'))
        .map((file) => join(folder, '.sst/dist', file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
