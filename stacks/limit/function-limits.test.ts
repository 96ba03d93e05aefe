import { describe, expect, it } from 'vitest'
import { functionGrants } from '../grant/function-grants.ts'
import { functionLimits } from './function-limits.ts'
import { queueNames } from './lanes.ts'
import { queueLimits } from './queue-limits.ts'

describe('limits', () => {
  it('are given to every function that has a role', () => {
    expect(Object.keys(functionLimits)).toEqual(expect.arrayContaining(Object.keys(functionGrants)))
  })

  it('let the functions behind API Gateway answer before it gives up', () => {
    for (const name of ['api', 'door', 'page', 'stripe-webhook'] as const) {
      expect(functionLimits[name].timeoutSeconds).toBeLessThan(30)
    }
  })

  it.each(queueNames)('hide a message of %s longer than its consumer may take six times', (name) => {
    const { timeoutSeconds } = functionLimits[`${name}-consumer`]
    expect(queueLimits[name].visibilitySeconds).toBeGreaterThanOrEqual(6 * timeoutSeconds)
    // SQS hides a message for twelve hours at most, and a mapping needs a concurrency of 2 at least.
    expect(queueLimits[name].visibilitySeconds).toBeLessThanOrEqual(12 * 3600)
    expect(queueLimits[name].maxConcurrency).toBeGreaterThanOrEqual(2)
  })
})
