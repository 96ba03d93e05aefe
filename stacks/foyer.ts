import { type App, getStack } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { api } from './api.ts'
import { consumers } from './consumers.ts'
import { email } from './email.ts'
import { monitoring } from './monitoring.ts'
import { queues } from './queues.ts'
import { relay } from './relay.ts'
import { schedules } from './schedules.ts'
import { site } from './site.ts'
import { provideSettings, type StageSettings } from './stage-settings.ts'
import { storage } from './storage.ts'

/** All stacks of a stage, each after those that it uses. */
export function foyer(app: App, settings: StageSettings): void {
  provideSettings(app, settings)
  if (!settings.keepData) app.setDefaultRemovalPolicy('destroy')
  // An alarm that nobody hears costs money and tells nobody.
  const alarms = settings.alarmEmail ? [monitoring] : []
  for (const stack of [site, storage, email, queues, api, relay, consumers, schedules, ...alarms]) {
    app.stack(stack)
    acceptDeploymentHandler(stack)
  }
}

function acceptDeploymentHandler(stack: Parameters<typeof getStack>[0]): void {
  const handler = getStack(stack).customResourceHandler
  acceptFinding(handler, 'AwsSolutions-IAM4', "SST's own function, runs while deploying only.")
  acceptFinding(handler, 'AwsSolutions-L1', "SST's own function, with the runtime that SST tests it with.")
}
