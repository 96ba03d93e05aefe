import { existsSync, readFileSync } from 'node:fs'

/** A file of settings that cannot be read, in a sentence. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * The operator's settings of a stage: `settings.json` beside `package.json`, which git ignores, or the file that FOYER_SETTINGS names.
 * Another release of Foyer in the same folder finds them as they are (docs/decisions/0164).
 */
export function ownSettings(stage: string): Record<string, unknown> {
  const file = process.env.FOYER_SETTINGS ?? 'settings.json'
  if (file === '' || (file === 'settings.json' && !existsSync(file))) return {}
  const all = parsed(file)
  const own = isRecord(all) ? (all[stage] ?? {}) : null
  if (!isRecord(own))
    throw new SettingsError(`${file} must be an object with an object for each stage, such as "${stage}".`)
  return own
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SettingsError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
