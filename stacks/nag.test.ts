import { Aspects } from 'aws-cdk-lib'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { AwsSolutionsChecks } from 'cdk-nag'
import { type App, getStack, type Stack } from 'sst/constructs'
import { describe, expect, it } from 'vitest'
import type { StageSettings } from './stage-settings.ts'
import { storage } from './storage.ts'
import { synthesise } from './testing/synthesise.ts'

const domain = {
  name: 'tickets.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
  hostedZone: { id: 'Z1', name: 'example.org' },
}

/** For the whole stage, or for one stack with a planted fault. */
function findings(settings: Partial<StageSettings>, spoil?: () => Stack): string[] {
  const inspect = (app: App) => Aspects.of(spoil?.() ?? app).add(new AwsSolutionsChecks())
  const { assembly } = synthesise({ settings, inspect })
  const said = assembly().stacks.flatMap(({ messages }) => messages)
  const found = said.filter(({ entry }) => /AwsSolutions-/.test(String(entry.data)))
  // SST names a function's runtime when it bundles it; sst.test.ts checks that.
  return found.map((it) => `${it.id}: ${it.entry.data}`).filter((it) => !it.includes('AwsSolutions-L1'))
}

describe('cdk-nag', () => {
  it('finds nothing that is not accepted with a reason', () => {
    expect(findings({})).toEqual([])
    const copyTo = { bucket: 'copy', account: '210987654321' }
    expect(findings({ domain, copyTo })).toEqual([])
  })

  it('would find a bucket without protection', () => {
    const found = findings({}, () => {
      new Bucket(getStack(storage), 'careless')
      return getStack(storage)
    })
    expect(found).toEqual([
      expect.stringContaining('AwsSolutions-S1:'),
      expect.stringContaining('AwsSolutions-S10:'),
    ])
  })
})
