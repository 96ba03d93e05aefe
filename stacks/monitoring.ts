import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Duration } from 'aws-cdk-lib/core'
import { type Stack, type StackContext, use } from 'sst/constructs'
import { api } from './api.ts'
import { consumers } from './consumers.ts'
import { queues } from './queues.ts'
import { relay } from './relay.ts'
import { schedules } from './schedules.ts'
import { site } from './site.ts'
import { settingsOf } from './stage-settings.ts'

const period = Duration.minutes(5)

/** Tells somebody when something does not mend itself. */
export function monitoring({ stack, app }: StackContext) {
  const topic = new Topic(stack, 'alarms', { enforceSSL: true })
  const { alarmEmail } = settingsOf(app)
  if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail))
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'AWS:SourceAccount': stack.account } },
    }),
  )
  for (const { id, description, metric, threshold } of [...watched(), ...named(stack)]) {
    const alarm = new Alarm(stack, id, {
      alarmName: app.logicalPrefixedName(id),
      alarmDescription: description,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(topic))
  }
}

interface Watched {
  id: string
  description: string
  metric: IMetric
  threshold: number
}

function watched(): Watched[] {
  const { relayFunction, deadLetterQueue } = use(relay)
  const deadLetterQueues = Object.entries(use(queues)).map(
    ([name, queue]) => [name, queue.deadLetterQueue] as const,
  )
  const functions = { ...use(api), ...use(consumers), ...use(schedules), relay: relayFunction }
  return [
    ...[...deadLetterQueues, ['relay', deadLetterQueue] as const].map(([name, queue]) => ({
      id: `${name}-dead-letters`,
      description: `Messages of ${name} were given up. Look at the queue ${queue.queueName}, mend, then redrive it.`,
      metric: queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      threshold: 0,
    })),
    ...Object.entries(functions).map(([name, target]) => ({
      id: `${name}-errors`,
      description: `The function ${name} fails.`,
      metric: target.metricErrors({ period, statistic: 'Sum' }),
      threshold: 0,
    })),
    {
      id: 'api-server-errors',
      description: 'Visitors get errors that are ours.',
      metric: use(site).httpApi.metricServerError({ period, statistic: 'Sum' }),
      threshold: 0,
    },
    {
      id: 'relay-age',
      description: 'Messages of written items reach their queues more than a minute late.',
      metric: relayFunction.metric('IteratorAge', { period, statistic: 'Maximum' }),
      threshold: Duration.minutes(1).toMilliseconds(),
    },
  ]
}

/** What no function fails of, but a person should know: each is a line of some logs, told apart by one of its fields. */
const namedFailures: NamedFailure[] = [
  {
    id: 'refused-sign-ins',
    line: ['$.message', 'sign-in refused'],
    description: 'Many sign-ins are refused: somebody may be trying stolen passwords.',
    logsOf: () => [use(api).api.logGroup],
    threshold: 300,
  },
  {
    id: 'refused-requests',
    line: ['$.message', 'request refused'],
    description: 'Many requests are refused as forbidden or too many. The log of api names codes and routes.',
    logsOf: () => [use(api).api.logGroup],
    threshold: 1000,
  },
  {
    id: 'foreign-payments',
    line: ['$.message', 'foreign payment'],
    description:
      'Payments name orders that they do not belong to. Nothing has changed. The log of payment-consumer names the Stripe account.',
    logsOf: () => [use(consumers).payment.logGroup],
  },
  {
    id: 'mail-budgets',
    line: ['$.message', 'mail budget used up'],
    description:
      'An account has sent all the mail it may send in a day, and wants to send more. The log of email-consumer names it. Look at what it sends; the budget grows with the age of the account and its paid orders.',
    logsOf: () => [use(consumers).email.logGroup],
  },
  {
    id: 'pool-drift',
    line: ['$.error.name', 'PoolDrift'],
    description:
      'A count of tickets disagrees with its orders. The logs of api, order-expiry-consumer or payment-consumer name pool and event. Mend it: `pnpm operate check-pools <event id> --mend`.',
    logsOf: () => [
      use(api).api.logGroup,
      use(consumers)['order-expiry'].logGroup,
      use(consumers).payment.logGroup,
      use(schedules)['reconcile-payments'].logGroup,
    ],
  },
]

interface NamedFailure {
  id: string
  line: [field: string, value: string]
  description: string
  logsOf: () => ILogGroup[]
  /** How many in five minutes are usual; none where it is left out. */
  threshold?: number
}

function named(stack: Stack): Watched[] {
  return namedFailures.map(({ id, line: [field, value], description, logsOf, threshold = 0 }) => {
    const names = { metricNamespace: stack.stackName, metricName: id }
    for (const [index, logGroup] of logsOf().entries())
      new MetricFilter(stack, index === 0 ? `${id}-lines` : `${id}-lines-${index}`, {
        ...names,
        logGroup,
        filterPattern: FilterPattern.stringValue(field, '=', value),
      })
    const metric = new Metric({
      namespace: names.metricNamespace,
      metricName: id,
      period,
      statistic: 'Sum',
    })
    return { id, description, metric, threshold }
  })
}
