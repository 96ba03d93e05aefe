import type { SSTConfig } from 'sst'
import { VisibleError } from 'sst/error.js'
import { foyer } from './stacks/foyer.ts'
import { missingSettings, wrongRegion } from './stacks/missing-settings.ts'
import { stageSettings } from './stacks/stage-settings.ts'

export default {
  config: ({ stage = '' }) => {
    const settings = stageSettings(stage)
    const wrong = wrongRegion(stage, settings, process.env)
    if (wrong) throw new VisibleError(wrong)
    return { name: 'foyer', region: settings.region }
  },
  stacks(app) {
    const settings = stageSettings(app.stage)
    // A stage that is being removed does not need complete settings.
    const missing = app.mode === 'remove' ? [] : missingSettings(app.stage, settings)
    if (missing.length > 0)
      throw new VisibleError(...missing, 'The settings are in stacks/stage-settings.ts.')
    foyer(app, settings)
  },
} satisfies SSTConfig
