import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Duration } from 'aws-cdk-lib/core'
import { type App, dependsOn, type Stack, type StackContext, use } from 'sst/constructs'
import { functionName, logGroupName, queueName } from './known-names.ts'
import { queueNames } from './limit/queue-limits.ts'
import { pages } from './pages.ts'
import { deadLetterId } from './queues.ts'
import { settingsOf } from './settings-of.ts'
import { site } from './site.ts'

const period = Duration.minutes(5)

/** Tells somebody when something does not mend itself. */
export function monitoring({ stack, app }: StackContext) {
  dependsOn(pages)
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
  for (const { id, description, metric, threshold } of [...watched(app), ...named(stack, app)]) {
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

/** The functions beside the queues' consumers. */
const otherFunctions = ['api', 'stripe-webhook', 'page', 'reconcile-payments', 'relay']

function watched(app: App): Watched[] {
  const functions = [...queueNames.map((name) => `${name}-consumer`), ...otherFunctions]
  return [
    ...[...queueNames, 'relay'].map((name) => ({
      id: `${name}-dead-letters`,
      description: `Messages of ${name} were given up. Look at the queue ${queueName(app, deadLetterId(name))}, mend, then redrive it.`,
      metric: new Metric({
        namespace: 'AWS/SQS',
        metricName: 'ApproximateNumberOfMessagesVisible',
        dimensionsMap: { QueueName: queueName(app, deadLetterId(name)) },
        period,
        statistic: 'Maximum',
      }),
      threshold: 0,
    })),
    ...functions.map((id) => ({
      id: `${id}-errors`,
      description: `The function ${id} fails.`,
      metric: functionMetric(app, id, { metricName: 'Errors', statistic: 'Sum' }),
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
      metric: functionMetric(app, 'relay', { metricName: 'IteratorAge', statistic: 'Maximum' }),
      threshold: Duration.minutes(1).toMilliseconds(),
    },
  ]
}

function functionMetric(app: App, id: string, asked: { metricName: string; statistic: string }): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    dimensionsMap: { FunctionName: functionName(app, id) },
    period,
    ...asked,
  })
}

/** What no function fails of, but a person should know: each is a line of some logs, told apart by one of its fields. */
const namedFailures: NamedFailure[] = [
  {
    id: 'refused-sign-ins',
    line: ['$.message', 'sign-in refused'],
    description: 'Many sign-ins are refused: somebody may be trying stolen passwords.',
    logsOf: ['api'],
    threshold: 300,
  },
  {
    id: 'refused-requests',
    line: ['$.message', 'request refused'],
    description: 'Many requests are refused as forbidden or too many. The log of api names codes and routes.',
    logsOf: ['api'],
    threshold: 1000,
  },
  {
    id: 'foreign-payments',
    line: ['$.message', 'foreign payment'],
    description:
      'Payments name orders that they do not belong to. Nothing has changed. The log of payment-consumer names the Stripe account.',
    logsOf: ['payment-consumer'],
  },
  {
    id: 'mail-budgets',
    line: ['$.message', 'mail budget used up'],
    description:
      'An account has sent all the mail it may send in a day, and wants to send more. The log of email-consumer names it. Look at what it sends; the budget grows with the age of the account and its paid orders.',
    logsOf: ['email-consumer'],
  },
  {
    id: 'pool-drift',
    line: ['$.error.name', 'PoolDrift'],
    description:
      'A count of tickets disagrees with its orders. The logs of api, order-expiry-consumer or payment-consumer name pool and event. Mend it: `pnpm operate check-pools <event id> --mend`.',
    logsOf: ['api', 'order-expiry-consumer', 'payment-consumer', 'reconcile-payments'],
  },
]

interface NamedFailure {
  id: string
  line: [field: string, value: string]
  description: string
  /** The functions that log it. */
  logsOf: string[]
  /** How many in five minutes are usual; none where it is left out. */
  threshold?: number
}

function named(stack: Stack, app: App): Watched[] {
  return namedFailures.map(({ id, line: [field, value], description, logsOf, threshold = 0 }) => {
    const names = { metricNamespace: stack.stackName, metricName: id }
    for (const [index, logger] of logsOf.entries())
      new MetricFilter(stack, index === 0 ? `${id}-lines` : `${id}-lines-${index}`, {
        ...names,
        logGroup: LogGroup.fromLogGroupName(stack, `${id}-log-of-${logger}`, logGroupName(app, logger)),
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
