import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commands } from '../packages/operate/src/commands.ts'
import { monitoring } from './monitoring.ts'
import { synthesise } from './testing/synthesise.ts'

const runbook = readFileSync(new URL('../docs/runbook.md', import.meta.url), 'utf8')
const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)
const alarms = Object.values(synthesise().template(monitoring).findResources('AWS::CloudWatch::Alarm'))
const descriptions = alarms.map(({ Properties }) => String(Properties.AlarmDescription))

describe('the runbook', () => {
  it('has a section for every alarm, and every alarm’s text ends with its section’s address', () => {
    expect(descriptions.length).toBeGreaterThan(40)
    const named = descriptions.map((text) => /What to do: docs\/runbook\.md#([\w-]+)$/.exec(text)?.[1])
    expect(new Set(named)).toEqual(new Set(sections))
  })

  it('has no section twice, and none that says nothing', () => {
    expect(new Set(sections).size).toBe(sections.length)
    for (const part of runbook.split(/^## /m).slice(1)) expect(part.length).toBeGreaterThan(100)
  })

  it('names commands that there are', () => {
    const named = [
      ...runbook.matchAll(/pnpm operate ([\w-]+)/g),
      ...descriptions.join(' ').matchAll(/pnpm operate ([\w-]+)/g),
    ]
    const known = commands.map(({ name }) => name)
    for (const [, name = ''] of named) expect(known).toContain(name)
  })
})
