import { Aspects } from 'aws-cdk-lib'
import { Annotations, Match } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { Stack } from 'sst/constructs'
import { describe, expect, it } from 'vitest'
import { synthesise } from './testing/synthesise.ts'

const domain = {
  name: 'tickets.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1',
  hostedZone: { id: 'Z1', name: 'example.org' },
}

function findings(settings: Parameters<typeof synthesise>[0]): string[] {
  const { app } = synthesise({ ...settings, inspect: (app) => Aspects.of(app).add(new AwsSolutionsChecks()) })
  const stacks = app.node.children.filter((child) => child instanceof Stack)
  const any = Match.stringLikeRegexp('AwsSolutions-.*')
  const found = stacks.flatMap((stack) => {
    const annotations = Annotations.fromStack(stack)
    return [...annotations.findError('*', any), ...annotations.findWarning('*', any)]
  })
  // SST names a function's runtime when it bundles it; sst-build.test.ts looks at that.
  return found.map((it) => `${it.id}: ${it.entry.data}`).filter((it) => !it.includes('AwsSolutions-L1'))
}

describe('cdk-nag', () => {
  it('finds nothing that is not accepted with a reason, on CloudFront and on a domain of its own', () => {
    expect(findings({})).toEqual([])
    expect(findings({ settings: { domain } })).toEqual([])
  })
})
