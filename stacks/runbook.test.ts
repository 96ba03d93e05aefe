import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commands } from '../packages/operate/src/commands.ts'
import { monitoring } from './monitoring.ts'
import { synthesise } from './testing/synthesise.ts'
import { outsideWatch } from './watch/outside-watch.ts'

/** How pages and alarms write the commands of operators, and the scripts of this repository. */
const operatorsCalls = /(?:pnpm|pnpm@[\d.]+) operate ([a-z][\w-]*)[^`\n]*/g
const scriptCalls = /\b(?:pnpm|pnpm@[\d.]+) ([a-z][\w:-]*)/g

const runbook = readFileSync(new URL('../docs/runbook.md', import.meta.url), 'utf8')
const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)
const alarms = Object.values(synthesise().template(monitoring).findResources('AWS::CloudWatch::Alarm'))
const outside = outsideWatch({
  stage: 'production',
  host: 'a.org',
  certificateArn: 'arn',
  alarmEmail: 'b@a.org',
})
const descriptions = [...alarms, ...Object.values(outside.Resources)].flatMap(({ Properties }) =>
  'AlarmDescription' in Properties ? [String(Properties.AlarmDescription)] : [],
)

describe('the runbook', () => {
  it('has a section for every alarm, and every alarm’s text ends with its section’s address', () => {
    expect(descriptions.length).toBeGreaterThan(35)
    const named = descriptions.map((text) => /What to do: docs\/runbook\.md#([\w-]+)$/.exec(text)?.[1])
    expect(new Set(named)).toEqual(new Set(sections))
  })

  it('has commands of operators, so that the checks below read some', () => {
    expect([...runbook.matchAll(operatorsCalls)].length).toBeGreaterThan(5)
    expect([...runbook.matchAll(scriptCalls)].length).toBeGreaterThan(5)
  })

  it('has no section twice, and none that says nothing', () => {
    expect(new Set(sections).size).toBe(sections.length)
    for (const part of runbook.split(/^## /m).slice(1)) expect(part.length).toBeGreaterThan(100)
  })
})

describe('the table of an operator’s jobs', () => {
  const jobs = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8')
    .split("## An operator's jobs")[1]
    ?.split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)

  it('names for each job a rehearsal that there is; only that of one person’s data is still done by hand', () => {
    expect(jobs?.length).toBeGreaterThanOrEqual(12)
    const byHand = jobs?.filter((line) => !/`(?:[\w-]+\/)*[\w-]+\.test\.ts` +\|$/.test(line))
    expect(byHand).toEqual([expect.stringContaining('erase or export a person')])
    for (const line of jobs ?? [])
      for (const [, file = ''] of line.matchAll(/`([\w/-]+\.test\.ts)`/g))
        expect([file, existsSync(new URL(`../${file}`, import.meta.url))]).toEqual([file, true])
  })
})

describe.each(['docs/runbook.md', 'docs/deploy.md', 'README.md', 'AGENTS.md', 'CHANGELOG.md', 'the alarms'])(
  '%s',
  (page) => {
    const text =
      page === 'the alarms'
        ? descriptions.join('\n')
        : readFileSync(new URL(`../${page}`, import.meta.url), 'utf8')

    it('names commands of operators that there are, with options that they have', () => {
      for (const [call, name = ''] of text.matchAll(operatorsCalls)) {
        const command = commands.find((it) => it.name === name)
        expect(command, call).toBeDefined()
        const options = [...call.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option)
        expect(['stage', ...Object.keys(command?.options ?? {})], call).toEqual(
          expect.arrayContaining(options),
        )
      }
    })

    it('names scripts of this repository that there are', () => {
      const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
      const known = [...Object.keys(scripts), 'install', 'exec']
      for (const [call, name = ''] of text.matchAll(scriptCalls)) expect(known, call).toContain(name)
    })
  },
)
