import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Duration } from 'aws-cdk-lib/core'
import { type App, use } from 'sst/constructs'
import { functionName } from '../known-names.ts'
import { queueNames } from '../limit/lanes.ts'
import { site } from '../site.ts'
import { storage } from '../storage.ts'
import type { Watched } from './watched.ts'

const minute = Duration.minutes(1)
const fewMinutes = Duration.minutes(5)

/** If one of these is throttled, somebody waits, and the cause is a crowd. Any other that answers requests shows as `api-server-errors`. */
const crowded = ['api', 'page', 'relay']

/**
 * The functions other than the queues' consumers that nothing waits for. One that answers a request and fails is an error of the HTTP API, which
 * has its alarm, and CloudWatch charges for each metric.
 */
const inBackground = ['relay', 'reconcile-payments']

/** For functions, the API, the table and the mail service. */
export function serviceAlarms(app: App): Watched[] {
  const { httpApi } = use(site)
  const functions = [...queueNames.map((name) => `${name}-consumer`), ...inBackground]
  return [
    ...functions.map((id) => ({
      id: `${id}-errors`,
      section: 'function-errors',
      description: `The function ${id} fails. Its log /foyer/${app.stage}/${id} says why.`,
      metric: functionMetric(app, id, { metricName: 'Errors', statistic: 'Sum' }),
      threshold: 0,
    })),
    {
      id: 'api-server-errors',
      section: 'api-server-errors',
      description:
        'Visitors get errors that are ours. Look for "unexpected failure" in the log of api; roll back if a release did it.',
      metric: httpApi.metricServerError({ period: minute, statistic: 'Sum' }),
      threshold: 0,
    },
    {
      id: 'api-latency',
      section: 'api-latency',
      description:
        'One request in a hundred takes more than three seconds. See on the dashboard whether it is throttles, Stripe or a crowd.',
      metric: httpApi.metricLatency({ period: fewMinutes, statistic: 'p99' }),
      threshold: 3000,
    },
    {
      id: 'function-throttles',
      section: 'function-throttles',
      description:
        "Lambda refuses calls: the account's concurrency is used up. Ask AWS for more, or reserve some.",
      metric: functionThrottles(app),
      threshold: 0,
    },
    {
      id: 'table-throttles',
      section: 'table-throttles',
      description: 'DynamoDB throttles the table. Before a known rush run: pnpm operate warm-up.',
      metric: tableThrottles(),
      threshold: 0,
    },
    {
      id: 'relay-age',
      section: 'relay-age',
      description:
        'Messages of written items reach their queues more than a minute late. The log of relay says why.',
      metric: functionMetric(app, 'relay', { metricName: 'IteratorAge', statistic: 'Maximum' }),
      threshold: minute.toMilliseconds(),
    },
    {
      id: 'mail-bounces',
      section: 'mail-reputation',
      description:
        'More than 4 % of the mail bounces; SES stops sending at 10 %. Find who mails to bad addresses.',
      metric: reputation('BounceRate'),
      threshold: 0.04,
    },
    {
      id: 'mail-complaints',
      section: 'mail-reputation',
      description:
        'More than 0.08 % of the mail is called spam; SES stops sending at 0.5 %. Find who sends it.',
      metric: reputation('ComplaintRate'),
      threshold: 0.0008,
    },
  ]
}

export function functionThrottles(app: App): MathExpression {
  return sum(
    crowded.map((id) => functionMetric(app, id, { metricName: 'Throttles', statistic: 'Sum' })),
    'functions',
  )
}

export function tableThrottles(): MathExpression {
  const { tableName } = use(storage).table
  const places: Record<string, string>[] = [
    {},
    { GlobalSecondaryIndexName: 'gsi1' },
    { GlobalSecondaryIndexName: 'gsi2' },
  ]
  const metrics = ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((metricName) =>
    places.map(
      (index) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName,
          dimensionsMap: { TableName: tableName, ...index },
          period: minute,
          statistic: 'Sum',
        }),
    ),
  )
  return sum(metrics, 'table')
}

function sum(metrics: Metric[], label: string): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`${label}${index}`, metric]))
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ')
  return new MathExpression({ expression, usingMetrics, label, period: minute })
}

function functionMetric(app: App, id: string, asked: { metricName: string; statistic: string }): Metric {
  const dimensionsMap = { FunctionName: functionName(app, id) }
  return new Metric({ namespace: 'AWS/Lambda', dimensionsMap, period: minute, ...asked })
}

/** For the whole account: SES does not judge senders separately. */
function reputation(rate: 'BounceRate' | 'ComplaintRate'): Metric {
  const metricName = `Reputation.${rate}`
  return new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'Maximum' })
}
