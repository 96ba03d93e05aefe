interface Resource {
  Type: string
  Properties?: Record<string, unknown>
}

/** US dollars in eu-central-1 of 2026-11-22 (docs/cost.md); a month has 30 days. */
export const prices = {
  millionSqsRequests: 0.4,
  /** Free in each account and month. */
  freeSqsRequests: 1_000_000,
  /** CloudWatch charges an alarm for each metric that it watches. */
  alarmMetric: 0.1,
  dashboard: 3,
  secret: 0.4,
  kmsKey: 1,
  millionLambdaRequests: 0.2,
  /** Of a function on arm64. */
  lambdaGigabyteSecond: 0.0000133334,
}

const monthSeconds = 30 * 24 * 3600
/** Lambda asks a queue with five long polls at once; fewer only if no maximum concurrency is set, and AWS does not say when. */
const pollers = 5
const longPollSeconds = 20
/** What one call by the clock takes when there is nothing to do; a generous estimate. */
const scheduledRun = { seconds: 0.5, gigabytes: 1 }

export const pollsOfAQueue = (pollers * monthSeconds) / longPollSeconds

/**
 * What a month without visitors costs, in US dollars by what it is for, from all templates of a stage. `countsFreeTier`: whether the
 * account's free requests are still unused. What is not here costs nothing while it is not used: tables on demand, buckets, functions,
 * the HTTP API, CloudFront, topics, streams that Lambda reads.
 */
export function idleCost(resources: readonly Resource[], countsFreeTier: boolean): Record<string, number> {
  const count = (type: string) => resources.filter(({ Type }) => Type === type).length
  const polled = resources.filter(
    ({ Type, Properties }) =>
      Type === 'AWS::Lambda::EventSourceMapping' &&
      JSON.stringify(Properties?.ScalingConfig ?? null) !== 'null',
  ).length
  const requests = Math.max(0, polled * pollsOfAQueue - (countsFreeTier ? prices.freeSqsRequests : 0))
  const runs = resources
    .filter(({ Type }) => Type === 'AWS::Events::Rule')
    .reduce(
      (sum, { Properties }) => sum + monthSeconds / secondsOf(String(Properties?.ScheduleExpression)),
      0,
    )
  return {
    'polling of queues': (requests * prices.millionSqsRequests) / 1e6,
    'scheduled runs':
      (runs * prices.millionLambdaRequests) / 1e6 +
      runs * scheduledRun.seconds * scheduledRun.gigabytes * prices.lambdaGigabyteSecond,
    alarms: metricsOfAlarms(resources) * prices.alarmMetric,
    dashboards: count('AWS::CloudWatch::Dashboard') * prices.dashboard,
    secrets: count('AWS::SecretsManager::Secret') * prices.secret,
    'encryption keys': count('AWS::KMS::Key') * prices.kmsKey,
  }
}

/** How many metrics the alarms watch. One that computes something watches several. */
export function metricsOfAlarms(resources: readonly Resource[]): number {
  const alarms = resources.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
  const metricsOf = ({ Properties: { Metrics } = {} }: Resource) =>
    Array.isArray(Metrics) ? Metrics.filter((it: object) => 'MetricStat' in it).length : 1
  return alarms.reduce((sum, alarm) => sum + metricsOf(alarm), 0)
}

function secondsOf(rate: string): number {
  const [, amount, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(rate) ?? []
  const seconds = { minute: 60, hour: 3600, day: 86_400 }[unit ?? '']
  if (!seconds) throw new Error(`It is not known how often ${rate} is.`)
  return Number(amount) * seconds
}
