import { describe, expect, it } from 'vitest'
import { queueNames } from './limit/lanes.ts'
import type { StageSettings } from './stage-settings.ts'
import { idleCost, metricsOfAlarms } from './testing/idle-cost.ts'
import { synthesise } from './testing/synthesise.ts'

function resourcesOf(settings: Partial<StageSettings>) {
  const { stacks } = synthesise({ settings }).assembly()
  return stacks.flatMap(({ template }) => Object.values(template.Resources ?? {}))
}

const total = (costs: Record<string, number>) => Object.values(costs).reduce((sum, cost) => sum + cost, 0)
type Resources = Parameters<typeof idleCost>[0]
const quiet = resourcesOf({ alarmEmail: null, gradualShift: false }) as Resources

describe('a month without visitors', () => {
  it('costs less than a dollar where the stage is alone in its account and has no alarms', () => {
    const costs = idleCost(quiet, true)
    expect(costs.alarms).toBe(0)
    expect(costs.dashboards).toBe(0)
    expect(costs.secrets).toBe(0)
    expect(costs['encryption keys']).toBe(0)
    expect(total(costs)).toBeLessThan(1)
  })

  it('costs as much as docs/cost.md says, also where others use up the free requests of the account', () => {
    expect(total(idleCost(quiet, true)).toFixed(2)).toBe('0.93')
    expect(total(idleCost(quiet, false)).toFixed(2)).toBe('1.33')
  })

  it('is mostly the polling of as many queues as there are', () => {
    const polled = quiet.filter(
      ({ Type, Properties }) => Type === 'AWS::Lambda::EventSourceMapping' && Properties?.ScalingConfig,
    )
    expect(polled).toHaveLength(queueNames.length)
  })

  it('would cost more than a dollar with one queue more, or with a secret', () => {
    const mapping = quiet.find(
      ({ Type, Properties }) => /EventSourceMapping/.test(Type) && Properties?.ScalingConfig,
    )
    if (!mapping) throw new Error('no queue is read')
    expect(total(idleCost([...quiet, mapping], true))).toBeGreaterThan(1)
    expect(total(idleCost([...quiet, { Type: 'AWS::SecretsManager::Secret' }], true))).toBeGreaterThan(1)
  })
})

describe('a month of a production stage without visitors', () => {
  it('costs 5.93 dollars with its alarms, as docs/cost.md says: most of it for the 50 metrics that they watch', () => {
    const watched = resourcesOf({}) as Resources
    const costs = idleCost(watched, true)
    expect(metricsOfAlarms(watched)).toBe(50)
    // An account's first three dashboards are free.
    expect(total({ ...costs, dashboards: 0 }).toFixed(2)).toBe('5.93')
  })
})
