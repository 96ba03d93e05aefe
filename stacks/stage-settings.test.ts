import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaults, stageSettings, unknownSettings } from './stage-settings.ts'

/** An operator's file with this text. */
function withFile(text: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-settings-'))
  const file = path.join(folder, 'settings.json')
  writeFileSync(file, text)
  vi.stubEnv('FOYER_SETTINGS', file)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
}

describe('the settings of a stage', () => {
  it('are what the operator’s file says, and the defaults of that stage for the rest', () => {
    withFile('{ "production": { "emailFrom": "tickets@example.org", "concurrency": null } }')
    expect(stageSettings('production')).toMatchObject({
      ...{ emailFrom: 'tickets@example.org', concurrency: null },
      ...{ keepData: true, emailIdentity: defaults.emailIdentity },
    })
    expect(stageSettings('try')).toEqual(defaults)
  })

  it('leave out what only a newer release knows, so that this one can be taken back to, and say so', () => {
    withFile('{ "try": { "signUp": "closed", "telescopes": 2 } }')
    expect(stageSettings('try')).toEqual({ ...defaults, signUp: 'closed' })
    expect(unknownSettings('try')).toEqual([expect.stringContaining('`telescopes` is not a setting')])
    expect(unknownSettings('production')).toEqual([])
  })

  it.each([
    [
      '{ "try": { "keepData": "no" } }',
      /`keepData` must be of the type boolean, and it is of the type string/,
    ],
    ['{ "try": { "eventRedirects": {} } }', /`eventRedirects` must be a list/],
    ['{ "try": [] }', /must be an object with an object for each stage/],
    ['{ try: 1 }', /settings\.json cannot be read/],
  ])('refuse a file that is wrong, in a sentence: %s', (text, sentence) => {
    withFile(text)
    expect(() => stageSettings('try')).toThrow(sentence)
  })

  it('refuse to deploy with the defaults where the named file is missing', () => {
    vi.stubEnv('FOYER_SETTINGS', '/nowhere/settings.json')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(() => stageSettings('try')).toThrow('/nowhere/settings.json cannot be read')
  })
})
