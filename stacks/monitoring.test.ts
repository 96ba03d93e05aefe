import { Match } from 'aws-cdk-lib/assertions'
import { Stack } from 'sst/constructs'
import { describe, expect, it } from 'vitest'
import { queueNames } from './limit/queue-limits.ts'
import { monitoring } from './monitoring.ts'
import { synthesise } from './testing/synthesise.ts'

const template = synthesise().template(monitoring)

function alarm(metric: string) {
  return Object.values(
    template.findResources('AWS::CloudWatch::Alarm', { Properties: { MetricName: metric } }),
  )
}

describe('alarms', () => {
  it('ring for every dead-letter queue, every failing function, our own errors and a late relay', () => {
    expect(alarm('ApproximateNumberOfMessagesVisible')).toHaveLength(queueNames.length + 1)
    expect(alarm('Errors')).toHaveLength(queueNames.length + 5)
    expect(alarm('5xx')).toHaveLength(1)
    expect(alarm('IteratorAge')).toHaveLength(1)
  })

  it('ring for payments that name orders which they do not belong to, by the line that the consumer logs', () => {
    expect(alarm('foreign-payments')).toHaveLength(1)
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.message = "foreign payment" }',
      MetricTransformations: [Match.objectLike({ MetricName: 'foreign-payments', MetricValue: '1' })],
    })
  })

  it('ring for an account that has used up its budget of mail, by the line that the consumer logs', () => {
    expect(alarm('mail-budgets')).toHaveLength(1)
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.message = "mail budget used up" }',
    })
  })

  it('ring for a count that disagrees with its orders, by the error that functions log (F28)', () => {
    expect(alarm('pool-drift')).toHaveLength(1)
    const filters = template.findResources('AWS::Logs::MetricFilter', {
      Properties: { FilterPattern: '{ $.error.name = "PoolDrift" }' },
    })
    expect(Object.keys(filters)).toHaveLength(4)
  })

  it.each([
    ['refused-sign-ins', 'sign-in refused', 300],
    ['refused-requests', 'request refused', 1000],
  ])('ring for many %s, by the lines that the API logs', (id, message, Threshold) => {
    expect(alarm(id)).toMatchObject([{ Properties: { Threshold } }])
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: `{ $.message = "${message}" }`,
      LogGroupName: '/foyer/production/api',
    })
  })

  it('reach somebody', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'ops@example.com',
    })
    template.allResourcesProperties('AWS::CloudWatch::Alarm', {
      AlarmActions: [{ Ref: Match.stringLikeRegexp('^alarms') }],
      TreatMissingData: 'notBreaching',
    })
  })

  it('are not there when there is nobody to tell', () => {
    const { app } = synthesise({ stage: 'try', settings: { alarmEmail: null } })
    const names = app.node.children.filter((it) => it instanceof Stack).map((it) => it.stackName)
    expect(names).not.toContain('try-foyer-monitoring')
    expect(names).toContain('try-foyer-site')
  })
})
