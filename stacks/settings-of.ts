import type { App } from 'sst/constructs'
import type { StageSettings } from './stage-settings.ts'

const contextKey = 'foyer:settings'

/** Must be called before the first stack is added: CDK freezes the context then. */
export function provideSettings(app: App, settings: StageSettings): void {
  app.node.setContext(contextKey, settings)
}

export function settingsOf(app: App): StageSettings {
  return app.node.getContext(contextKey)
}
