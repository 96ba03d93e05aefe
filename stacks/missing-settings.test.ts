import { describe, expect, it } from 'vitest'
import { missingSettings, wrongRegion } from './missing-settings.ts'
import { stageSettings } from './stage-settings.ts'

const untouched = stageSettings('production')
const ready = {
  ...untouched,
  emailFrom: 'Tickets <tickets@example.org>',
  emailIdentity: 'example.org',
  alarmEmail: 'ops@example.org',
}

describe('missingSettings', () => {
  it('names each thing that an untouched production stage lacks', () => {
    expect(missingSettings('production', untouched)).toEqual([
      expect.stringMatching(/^production: Set `emailFrom`/),
      expect.stringMatching(/^production: Set `alarmEmail`/),
    ])
  })

  it('finds nothing in a stage that can serve the public, nor in one that may be thrown away', () => {
    expect(missingSettings('production', ready)).toEqual([])
    expect(
      missingSettings('production', { ...ready, emailFrom: 'a@b.org', emailIdentity: 'a@b.org' }),
    ).toEqual([])
    expect(missingSettings('try', stageSettings('try'))).toEqual([])
  })

  it('finds a sender that SES would not accept', () => {
    const foreign = { ...ready, emailIdentity: 'other.org' }
    expect(missingSettings('production', foreign)).toEqual([expect.stringContaining('`emailIdentity`')])
    const longer = { ...ready, emailFrom: 'a@notexample.org' }
    expect(missingSettings('production', longer)).toEqual([expect.stringContaining('`emailIdentity`')])
  })

  it('finds a web ACL elsewhere than in us-east-1, and what would write to no one', () => {
    const webAcl = 'arn:aws:wafv2:eu-central-1:123456789012:regional/webacl/foyer/1'
    const needs = (settings: object) => missingSettings('try', { ...stageSettings('try'), ...settings })
    expect(needs({ webAcl })).toEqual([expect.stringContaining('`webAcl` must be in us-east-1')])
    for (const settings of [{ watchFromOutside: true }, { monthlyBudget: 50 }])
      expect(needs(settings)).toEqual([expect.stringContaining('Set `alarmEmail`')])
  })

  it('finds a copy without the account that owns its bucket', () => {
    const needs = (copyTo: { bucket: string; account: string }) =>
      missingSettings('try', { ...stageSettings('try'), copyTo })
    expect(needs({ bucket: 'copy', account: '123456789012' })).toEqual([])
    for (const wrong of [
      { bucket: 'copy', account: '' },
      { bucket: '', account: '123456789012' },
    ])
      expect(needs(wrong)).toEqual([expect.stringContaining('The `copyTo` needs')])
  })

  it('finds a certificate elsewhere than in us-east-1, and a stream of another table', () => {
    const domain = {
      name: 'a.org',
      certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/1',
      hostedZone: null,
    }
    const adopt = {
      table: { name: 'kept', streamArn: 'arn:aws:dynamodb:eu-central-1:1:table/other/stream/1' },
      mediaBucket: 'kept',
    }
    expect(missingSettings('try', { ...stageSettings('try'), domain, adopt })).toEqual([
      expect.stringContaining('us-east-1'),
      expect.stringContaining('LatestStreamArn'),
    ])
  })
})

describe('wrongRegion', () => {
  it('refuses a shell that means another region than the settings', () => {
    expect(wrongRegion('production', ready, { AWS_REGION: 'eu-west-1' })).toBe(
      "AWS_REGION is eu-west-1 in this shell, but the stage production is in eu-central-1. Unset AWS_REGION, or change `region` in the stage's settings.",
    )
    expect(wrongRegion('production', ready, { AWS_DEFAULT_REGION: 'us-east-1' })).toContain(
      'AWS_DEFAULT_REGION',
    )
    expect(wrongRegion('production', ready, { AWS_REGION: 'eu-central-1' })).toBeNull()
    expect(wrongRegion('production', ready, {})).toBeNull()
  })
})
