import { type App, getStack } from 'sst/constructs'
import { acceptFinding } from './accept-finding.ts'
import { api } from './api.ts'
import { assets } from './assets.ts'
import { consumers } from './consumers.ts'
import { email } from './email.ts'
import { monitoring } from './monitoring.ts'
import { pages } from './pages.ts'
import { relay } from './relay.ts'
import { schedules } from './schedules.ts'
import { provideSettings } from './settings-of.ts'
import { site } from './site.ts'
import type { StageSettings } from './stage-settings.ts'
import { storage } from './storage.ts'

/** All stacks of a stage, in an order that is safe for people who are using it (docs/decisions/0051). */
export function foyer(app: App, settings: StageSettings): void {
  provideSettings(app, settings)
  if (!settings.keepData) app.setDefaultRemovalPolicy('destroy')
  // An alarm without an address costs money and reaches no one.
  const alarms = settings.alarmEmail ? [monitoring] : []
  for (const stack of [site, storage, email, assets, consumers, relay, api, schedules, pages, ...alarms]) {
    app.stack(stack)
    acceptDeploymentHandler(stack)
  }
}

function acceptDeploymentHandler(stack: Parameters<typeof getStack>[0]): void {
  const handler = getStack(stack).customResourceHandler
  acceptFinding(handler, 'AwsSolutions-IAM4', "SST's own function, runs while deploying only.")
  acceptFinding(handler, 'AwsSolutions-L1', "SST's own function, with the runtime that SST tests it with.")
}
