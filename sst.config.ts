import type { SSTConfig } from 'sst'
import { foyer } from './stacks/foyer.ts'
import { stageSettings } from './stacks/stage-settings.ts'

export default {
  config: () => ({ name: 'foyer', region: process.env.AWS_REGION ?? 'eu-central-1' }),
  stacks(app) {
    foyer(app, stageSettings(app.stage))
  },
} satisfies SSTConfig
