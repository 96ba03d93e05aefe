import type { SSTConfig } from 'sst'
import { VisibleError } from 'sst/error.js'
import { foyer } from './stacks/foyer.ts'
import { missingSettings, wrongRegion } from './stacks/missing-settings.ts'
import { SettingsError } from './stacks/own-settings.ts'
import { type StageSettings, stageSettings, unknownSettings } from './stacks/stage-settings.ts'

// SST would report each command to its makers. It loads this file first.
process.env.SST_TELEMETRY_DISABLED = '1'

export default {
  config: ({ stage = '' }) => {
    const settings = read(stage)
    const wrong = wrongRegion(stage, settings, process.env)
    if (wrong) throw new VisibleError(wrong)
    return { name: 'foyer', region: settings.region }
  },
  stacks(app) {
    const settings = read(app.stage)
    // A stage that is being removed does not need complete settings.
    const missing = app.mode === 'remove' ? [] : missingSettings(app.stage, settings)
    if (missing.length > 0) throw new VisibleError(...missing, 'Where settings are: docs/deploy.md#settings.')
    for (const sentence of unknownSettings(app.stage)) console.warn(sentence)
    foyer(app, settings)
  },
} satisfies SSTConfig

function read(stage: string): StageSettings {
  try {
    return stageSettings(stage)
  } catch (error) {
    throw error instanceof SettingsError ? new VisibleError(error.message) : error
  }
}
