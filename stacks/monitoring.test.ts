import { Match } from 'aws-cdk-lib/assertions'
import { Stack } from 'sst/constructs'
import { describe, expect, it } from 'vitest'
import { retryWaits } from '../packages/functions/src/queue/retry-waits.ts'
import { queueNames } from './limit/lanes.ts'
import { monitoring } from './monitoring.ts'
import { synthesise } from './testing/synthesise.ts'

const template = synthesise().template(monitoring)

function alarm(metric: string) {
  return Object.values(
    template.findResources('AWS::CloudWatch::Alarm', { Properties: { MetricName: metric } }),
  )
}

describe('alarms', () => {
  it('ring for every dead-letter queue, every failing function, Foyer’s own errors and a late relay', () => {
    expect(alarm('ApproximateNumberOfMessagesVisible')).toHaveLength(queueNames.length + 1)
    // A function that answers requests fails as one of the HTTP API's server errors.
    expect(alarm('Errors')).toHaveLength(queueNames.length + 2)
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

  it('ring for an email that was withheld for days and then given up, by the line that the consumer logs', () => {
    expect(alarm('given-up-mail')).toHaveLength(1)
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.message = "email given up" }',
    })
  })

  it('ring for a count that disagrees with its orders, by the error that functions log (F28)', () => {
    expect(alarm('pool-drift')).toHaveLength(1)
    const filters = template.findResources('AWS::Logs::MetricFilter', {
      Properties: { FilterPattern: '{ $.error.name = "PoolDrift" }' },
    })
    expect(Object.keys(filters)).toHaveLength(3)
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

  it.each([
    ['a refusal that its endpoint does not declare', 'undeclared-refusals', 'undeclared refusal'],
    ['rows that a list cannot read', 'damaged-rows', 'damaged rows'],
  ])('ring for %s, by the line that the API logs', (_, id, message) => {
    expect(alarm(id)).toMatchObject([{ Properties: { Threshold: 0 } }])
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: `{ $.message = "${message}" }`,
      LogGroupName: '/foyer/production/api',
    })
  })

  it('ring within minutes when a message keeps failing, long before it is a dead letter', () => {
    const filters = Object.values(template.findResources('AWS::Logs::MetricFilter')).filter(
      ({ Properties }) => String(Properties.FilterPattern).includes('"message failed"'),
    )
    expect(filters).toHaveLength(queueNames.length)
    for (const { Properties } of filters) expect(Properties.FilterPattern).toContain('$.receives >= 3')
    expect(retryWaits.slice(0, 2).reduce((sum, wait) => sum + wait)).toBeLessThan(60)
  })

  it('ring for what waits too long in each queue, slow answers, throttles, bad signatures and bad mail', () => {
    expect(alarm('ApproximateAgeOfOldestMessage')).toHaveLength(queueNames.length)
    expect(alarm('Latency')).toMatchObject([{ Properties: { ExtendedStatistic: 'p99', Threshold: 3000 } }])
    expect(alarm('Reputation.BounceRate')).toHaveLength(1)
    expect(alarm('Reputation.ComplaintRate')).toHaveLength(1)
    for (const id of ['refused-webhooks', 'unavailable-answers']) expect(alarm(id)).toHaveLength(1)
    const sums = Object.values(template.findResources('AWS::CloudWatch::Alarm')).filter(
      ({ Properties }) => Properties.Metrics,
    )
    expect(sums.map(({ Properties }) => Properties.AlarmName)).toEqual([
      'production-foyer-order-untaken',
      'production-foyer-file-untaken',
      'production-foyer-event-message-untaken',
      'production-foyer-function-throttles',
      'production-foyer-table-throttles',
    ])
  })

  it('ring within five minutes when no function takes the messages of a queue, for every queue', () => {
    const rings = (queue: string) => {
      const [age] = Object.values(
        template.findResources('AWS::CloudWatch::Alarm', {
          Properties: { AlarmName: `production-foyer-${queue}-age` },
        }),
      )
      const [untaken] = Object.values(
        template.findResources('AWS::CloudWatch::Alarm', {
          Properties: { AlarmName: `production-foyer-${queue}-untaken` },
        }),
      )
      const seconds = untaken ? 60 * untaken.Properties.EvaluationPeriods : age?.Properties.Threshold
      return { queue, seconds }
    }
    for (const { queue, seconds } of queueNames.map(rings))
      expect({ queue, seconds }).toEqual({ queue, seconds: 300 })
  })

  it('count a message as untaken only when it is due', () => {
    const [{ Properties }] = Object.values(
      template.findResources('AWS::CloudWatch::Alarm', {
        Properties: { AlarmName: 'production-foyer-order-untaken' },
      }),
    ) as [
      { Properties: { Metrics: { Expression?: string; MetricStat?: { Metric: { MetricName: string } } }[] } },
    ]
    expect(
      Properties.Metrics.map(({ Expression, MetricStat }) => Expression ?? MetricStat?.Metric.MetricName),
    ).toEqual([
      'IF(FILL(visible, 0) > 0 AND FILL(received, 0) == 0, 1, 0)',
      'ApproximateNumberOfMessagesVisible',
      'NumberOfMessagesReceived',
    ])
  })

  it('look at symptoms each minute, so that somebody is told within five', () => {
    for (const metric of [
      'ApproximateNumberOfMessagesVisible',
      'ApproximateAgeOfOldestMessage',
      'IteratorAge',
      '5xx',
      'Errors',
    ])
      for (const { Properties } of alarm(metric))
        expect([Properties.Period, Properties.EvaluationPeriods]).toEqual([60, 1])
  })

  it('look back no further than five minutes, except for the reputation that SES computes by the hour', () => {
    const slow = Object.values(template.findResources('AWS::CloudWatch::Alarm')).filter(({ Properties }) => {
      const { Period, Metrics = [], EvaluationPeriods } = Properties
      const periods = [
        Period,
        ...Metrics.map((it: { MetricStat?: { Period: number } }) => it.MetricStat?.Period),
      ]
      return Math.max(...periods.filter((it) => it !== undefined)) * EvaluationPeriods > 300
    })
    expect(slow.map(({ Properties }) => Properties.AlarmName)).toEqual([
      'production-foyer-mail-bounces',
      'production-foyer-mail-complaints',
    ])
  })

  it('stand on one dashboard, with sales, times, refusals, queues, mail, Stripe and throttles', () => {
    const [dashboard] = Object.values(template.findResources('AWS::CloudWatch::Dashboard'))
    const body = JSON.stringify(dashboard?.Properties.DashboardBody)
    for (const title of [
      'Sales a minute',
      'Reserving',
      'Busy and sold-out',
      'Queues',
      'Dead letters',
      'Throttles',
      'Mail',
      'Stripe',
      'Cost',
    ])
      expect(body).toContain(title)
  })

  it('are sent to an address, and so is that they are over', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'ops@example.com',
    })
    template.allResourcesProperties('AWS::CloudWatch::Alarm', {
      AlarmActions: [{ Ref: Match.stringLikeRegexp('^alarms') }],
      OKActions: [{ Ref: Match.stringLikeRegexp('^alarms') }],
      TreatMissingData: 'notBreaching',
    })
  })

  it('are not there when no address is set', () => {
    const { app } = synthesise({ stage: 'try', settings: { alarmEmail: null } })
    const names = app.node.children.filter((it) => it instanceof Stack).map((it) => it.stackName)
    expect(names).not.toContain('try-foyer-monitoring')
    expect(names).toContain('try-foyer-site')
  })
})

describe('a budget', () => {
  it('writes to the address of the alarms before the month has cost that much', () => {
    const own = synthesise({ settings: { monthlyBudget: 50 } }).template(monitoring)
    own.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 50, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: Match.arrayWith([
        Match.objectLike({ Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'ops@example.com' }] }),
      ]),
    })
    template.resourceCountIs('AWS::Budgets::Budget', 0)
  })
})
