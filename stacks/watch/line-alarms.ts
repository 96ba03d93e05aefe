import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type IFilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Duration } from 'aws-cdk-lib/core'
import type { App, Stack } from 'sst/constructs'
import { logGroupName } from '../known-names.ts'
import { queueNames } from '../limit/lanes.ts'
import type { Watched } from './watched.ts'

/** What fails no function but a person should know: each is a log line, recognized by its fields. */
interface TellingLine {
  id: string
  pattern: IFilterPattern
  description: string
  /** The functions that log it. */
  logsOf: string[]
  /** How many in five minutes are normal; none if left out. */
  threshold?: number
}

const message = (text: string) => FilterPattern.stringValue('$.message', '=', text)

const tellingLines: TellingLine[] = [
  {
    id: 'stuck-messages',
    pattern: FilterPattern.all(message('message failed'), FilterPattern.numberValue('$.receives', '>=', 3)),
    description:
      'A message has failed three times. Its line in the consumer logs names its kind, the error and the request that set it off. It is tried again for a day.',
    logsOf: queueNames.map((name) => `${name}-consumer`),
  },
  {
    id: 'refused-webhooks',
    pattern: message('webhook refused'),
    description:
      'Stripe’s events come with a signature that Foyer does not accept: the endpoint’s secret is another one. Payments complete late until that is mended.',
    logsOf: ['stripe-webhook'],
    threshold: 5,
  },
  {
    id: 'unavailable-answers',
    pattern: message('service unavailable'),
    description:
      'Visitors hear that something is out of order or too busy. The line in the log of api names the code and the cause: Stripe, or a crowd.',
    logsOf: ['api', 'door', 'stripe-webhook'],
    threshold: 5,
  },
  {
    id: 'refused-sign-ins',
    pattern: message('sign-in refused'),
    description: 'Many sign-ins are refused: somebody may be trying stolen passwords.',
    logsOf: ['api'],
    threshold: 300,
  },
  {
    id: 'refused-requests',
    pattern: message('request refused'),
    description: 'Many requests are refused as forbidden or too many. The log of api names codes and routes.',
    logsOf: ['api', 'door'],
    threshold: 1000,
  },
  {
    id: 'undeclared-refusals',
    pattern: message('undeclared refusal'),
    description:
      'The API refuses with a code that its endpoint does not declare. Visitors are told why. The line in the log of api names both: declare the code in the next release.',
    logsOf: ['api', 'door'],
  },
  {
    id: 'damaged-rows',
    pattern: message('damaged rows'),
    description:
      'A list leaves out rows that it cannot read, and shows the others. The line in the log of api names the list and the fields.',
    logsOf: ['api'],
  },
  {
    id: 'foreign-payments',
    pattern: message('foreign payment'),
    description:
      'Payments name orders that they do not belong to. Nothing has changed. The log of order-consumer names the Stripe account.',
    logsOf: ['order-consumer'],
  },
  {
    id: 'mail-budgets',
    pattern: message('mail budget used up'),
    description:
      'An account has sent all the mail it may send in a day, and wants to send more. The log of email-consumer names it. Look at what it sends; the budget grows with the age of the account and its paid orders.',
    logsOf: ['email-consumer'],
  },
  {
    id: 'given-up-mail',
    pattern: message('email given up'),
    description:
      'A budget of mail withheld an email on each of seven days, and it is not tried again. Its order says so. The log of email-consumer names the order.',
    logsOf: ['email-consumer'],
  },
  {
    id: 'pool-drift',
    pattern: FilterPattern.stringValue('$.error.name', '=', 'PoolDrift'),
    description:
      'A count of tickets disagrees with its orders. The logs of api or order-consumer name pool and event. Mend it: `pnpm operate check-pools <event id> --mend`.',
    logsOf: ['api', 'order-consumer', 'reconcile-payments'],
  },
]

export function lineAlarms(stack: Stack, app: App): Watched[] {
  return tellingLines.map(({ id, pattern, description, logsOf, threshold = 0 }) => {
    const names = { metricNamespace: stack.stackName, metricName: id }
    for (const [index, logger] of logsOf.entries())
      new MetricFilter(stack, index === 0 ? `${id}-lines` : `${id}-lines-${index}`, {
        ...names,
        logGroup: LogGroup.fromLogGroupName(stack, `${id}-log-of-${logger}`, logGroupName(app, logger)),
        filterPattern: pattern,
      })
    const metric = new Metric({
      namespace: names.metricNamespace,
      metricName: id,
      period: Duration.minutes(5),
      statistic: 'Sum',
    })
    return { id, section: id, description, metric, threshold }
  })
}
