import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { afterEach, beforeEach, vi } from 'vitest'
import { openStage } from './open-stage.ts'

/**
 * A stage as a deployment leaves it. Each test of the file begins five minutes after the previous one, with the original secrets. `put`
 * changes a secret until the test ends, and null removes it.
 */
export async function openDeployedStage() {
  const stage = await openStage()
  const { SITE_URL = '', TABLE_NAME = '', MEDIA_BUCKET = '' } = standIns.env
  const deployed = { SITE_URL, TABLE_NAME, MEDIA_BUCKET, PARAMETERS_PATH: '/foyer/rehearsal' }
  const { values } = stage.parameters
  // Time stands still in a test, so all its reads are in one second.
  stage.parameters.isRaised = true
  const secrets = new Map(values)
  let clock = Date.now()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: clock })
    for (const [name, value] of secrets) values.set(name, value)
  })
  afterEach(() => {
    clock = Date.now() + 301_000
    vi.useRealTimers()
  })
  const put = (name: string, value: string | null) => {
    const parameter = `${deployed.PARAMETERS_PATH}/${name}`
    if (value === null) values.delete(parameter)
    else values.set(parameter, value)
  }
  return { stage, deployed, secrets, put }
}
