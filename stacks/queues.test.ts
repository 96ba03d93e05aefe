import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, it } from 'vitest'
import { retryWaits } from '../packages/functions/src/queue/retry-waits.ts'
import { consumers } from './consumers.ts'
import { functionLimits } from './limit/function-limits.ts'
import { queueNames } from './limit/lanes.ts'
import { synthesise } from './testing/synthesise.ts'

const template = synthesise().template(consumers)
const all = Object.values(template.findResources('AWS::SQS::Queue')).map((queue) => queue.Properties)
const working = all.filter((queue) => queue.RedrivePolicy)

describe('queues', () => {
  it('gives each queue a dead-letter queue of its own', () => {
    expect(working).toHaveLength(queueNames.length)
    expect(all).toHaveLength(2 * queueNames.length)
    const targets = working.map((queue) => JSON.stringify(queue.RedrivePolicy.deadLetterTargetArn))
    expect(new Set(targets).size).toBe(queueNames.length)
    for (const queue of working) expect(queue.RedrivePolicy.maxReceiveCount).toBe(retryWaits.length + 1)
  })

  it('hides a message for six times as long as its consumer may take', () => {
    const expected = queueNames.map((name) => 6 * functionLimits[`${name}-consumer`].timeoutSeconds)
    expect(working.map((queue) => queue.VisibilityTimeout)).toEqual(expected)
  })

  it('keeps messages for two weeks, encrypted, over HTTPS only', () => {
    for (const queue of all) {
      expect(queue).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 3600 })
    }
    template.allResourcesProperties('AWS::SQS::QueuePolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    })
    template.resourceCountIs('AWS::SQS::QueuePolicy', all.length)
  })

  it('lets only SES’s topic send, and that to one queue and its dead-letter queue only', () => {
    const policies = Object.values(template.findResources('AWS::SQS::QueuePolicy'))
    const allowed = policies.flatMap(({ Properties: { Queues, PolicyDocument } }) =>
      PolicyDocument.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow').map(
        (statement: object) => ({ ...statement, queue: Queues[0].Ref }),
      ),
    )
    expect(allowed.map(({ queue }) => queue)).toEqual([
      expect.stringMatching(/^emaildeadletter/),
      expect.stringMatching(/^email[0-9A-F]{8}$/),
    ])
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'sns.amazonaws.com' })
      expect(JSON.stringify(Condition)).toContain('production-foyer-email:ExportsOutputReffeedback')
    }
  })

  it('gets what SES says of emails as SES writes it', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'sqs',
      RawMessageDelivery: true,
      RedrivePolicy: Match.anyValue(),
    })
  })
})
