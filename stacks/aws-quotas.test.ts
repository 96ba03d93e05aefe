import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type AwsQuota, awsQuotas } from './limit/aws-quotas.ts'
import { reservedInAll } from './limit/reserved-concurrency.ts'
import { synthesise } from './testing/synthesise.ts'

interface Resource {
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a template is a tree of anything.
  Properties?: any
}

interface Template {
  Resources?: Record<string, Resource>
  Outputs?: object
}

const { stacks } = synthesise().assembly()
const templates = stacks.map(({ template }) => template as Template)
const all = templates.flatMap(({ Resources = {} }) => Object.values(Resources))
const of = (type: string) => all.filter(({ Type }) => Type === type).map(({ Properties }) => Properties ?? {})
const largest = (sizes: number[]) => Math.max(0, ...sizes)
/** How many of these have the same value, at most. */
const together = (values: unknown[]) =>
  largest([...Map.groupBy(values, (value) => JSON.stringify(value)).values()].map(({ length }) => length))
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

const [distribution] = of('AWS::CloudFront::Distribution').map((it) => it.DistributionConfig)
const policies = of('AWS::CloudFront::ResponseHeadersPolicy').map((it) => it.ResponseHeadersPolicyConfig)
const cachePolicies = of('AWS::CloudFront::CachePolicy')

/** What the stage takes of each quota. Those that only a running stage uses are null. */
const taken: Record<keyof typeof awsQuotas, number | null> = {
  responseHeadersPolicies: policies.length,
  cachePolicies: cachePolicies.length,
  cacheBehaviors: distribution.CacheBehaviors.length,
  edgeFunctions: of('AWS::CloudFront::Function').length,
  edgeFunctionBytes: largest(of('AWS::CloudFront::Function').map((it) => it.FunctionCode.length)),
  origins: distribution.Origins.length,
  customHeaders: largest(policies.map((it) => it.CustomHeadersConfig.Items.length)),
  securityPolicyLength: largest(
    policies.map((it) => bytes(it.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy)),
  ),
  queryStrings: largest(
    cachePolicies.map(
      (it) =>
        it.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig.QueryStrings
          ?.length ?? 0,
    ),
  ),
  concurrentCalls: of('AWS::Lambda::Function').reduce(
    (sum, it) => sum + (it.ReservedConcurrentExecutions ?? 0),
    0,
  ),
  eventFilters: largest(
    of('AWS::Lambda::EventSourceMapping').map((it) => it.FilterCriteria?.Filters.length ?? 0),
  ),
  variableBytes: largest(of('AWS::Lambda::Function').map((it) => bytes(it.Environment?.Variables ?? {}))),
  routes: of('AWS::ApiGatewayV2::Route').length,
  integrations: of('AWS::ApiGatewayV2::Integration').length,
  alarms: of('AWS::CloudWatch::Alarm').length,
  metricsOfAlarm: largest(of('AWS::CloudWatch::Alarm').map((it) => it.Metrics?.length ?? 1)),
  metricFilters: together(of('AWS::Logs::MetricFilter').map((it) => it.LogGroupName)),
  subscriptionFilters: together(of('AWS::Logs::SubscriptionFilter').map((it) => it.LogGroupName)),
  resources: largest(templates.map(({ Resources = {} }) => Object.keys(Resources).length)),
  outputs: largest(templates.map(({ Outputs = {} }) => Object.keys(Outputs).length)),
  templateBytes: largest(stacks.map(({ templateFullPath }) => readFileSync(templateFullPath).length)),
  roles: of('AWS::IAM::Role').length,
  indexes: largest(of('AWS::DynamoDB::Table').map((it) => it.GlobalSecondaryIndexes?.length ?? 0)),
  ...{ requestRate: null, mailRate: null, mailQuota: null },
}

it.each(Object.entries<AwsQuota>(awsQuotas))(
  'one stage does not use up the quota %s, and the table says how much of it a stage takes and where AWS says so',
  (id, quota) => {
    const counted = taken[id as keyof typeof taken]
    expect(counted ?? 0).toBeLessThanOrEqual(quota.default)
    if (quota.stage !== undefined) expect(counted).toBe(quota.stage)
    expect(quota.source).toMatch(/^https:\/\/docs\.aws\.amazon\.com\/.+\.html$/)
  },
)

it('two stages that keep their data fit into the policies of one account, and so does one more', () => {
  for (const { default: first, stage } of [awsQuotas.responseHeadersPolicies, awsQuotas.cachePolicies])
    expect(3 * stage).toBeLessThanOrEqual(first)
})

it('a stage reserves what the arithmetic of its settings says', () => {
  expect(taken.concurrentCalls).toBe(reservedInAll(1000))
})
