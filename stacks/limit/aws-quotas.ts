import { mailLimits } from './mail-limits.ts'

/**
 * A quota of AWS that a stage meets. `default` is what an account has until it asks for more; `stage` what one stage takes of
 * it, with every setting on. A test counts both in the templates (`stacks/aws-quotas.test.ts`), and `pnpm operate doctor` reads
 * what the account really has.
 */
export interface AwsQuota {
  /** Its service and its name, as Service Quotas has them. */
  service: string
  name: string
  default: number
  stage?: number
  source: string
}

const docs = 'https://docs.aws.amazon.com'
const cloudFront = {
  service: 'cloudfront',
  source: `${docs}/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html`,
}
const lambda = { service: 'lambda', source: `${docs}/lambda/latest/dg/gettingstarted-limits.html` }
const apiGateway = {
  service: 'apigateway',
  source: `${docs}/apigateway/latest/developerguide/http-api-quotas.html`,
}
const cloudWatch = {
  service: 'monitoring',
  source: `${docs}/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html`,
}
const logs = {
  service: 'logs',
  source: `${docs}/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html`,
}
const cloudFormation = {
  service: 'cloudformation',
  source: `${docs}/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html`,
}
const ses = { service: 'ses', source: `${docs}/ses/latest/dg/quotas.html` }

export const awsQuotas = {
  responseHeadersPolicies: {
    ...{ ...cloudFront, name: 'Response headers policies per AWS account' },
    ...{ default: 20, stage: 5 },
  },
  cachePolicies: { ...cloudFront, name: 'Cache policies per AWS account', default: 20, stage: 2 },
  // Older accounts have 25.
  cacheBehaviors: { ...cloudFront, name: 'Cache behaviors per distribution', default: 75, stage: 29 },
  edgeFunctions: { ...cloudFront, name: 'Functions per AWS account', default: 100 },
  edgeFunctionBytes: { ...cloudFront, name: 'Maximum function size', default: 10_240 },
  origins: { ...cloudFront, name: 'Origins per distribution', default: 25 },
  customHeaders: { ...cloudFront, name: 'Custom headers per response headers policy', default: 10 },
  securityPolicyLength: {
    ...{ ...cloudFront, name: 'Length of the content security policy value in a response headers policy' },
    default: 1783,
  },
  queryStrings: { ...cloudFront, name: 'Query strings per cache policy', default: 10 },
  concurrentCalls: { ...lambda, name: 'Concurrent executions', default: 1000, stage: 800 },
  eventFilters: {
    ...{ service: 'lambda', source: `${docs}/lambda/latest/dg/invocation-eventfiltering.html` },
    ...{ name: 'Filters per event source mapping', default: 5 },
  },
  variableBytes: { ...lambda, name: 'Environment variables of a function, in bytes', default: 4096 },
  // Of all APIs of the account in the region. Some regions begin with 2,500.
  requestRate: { ...apiGateway, name: 'Throttle rate', default: 10_000 },
  routes: { ...apiGateway, name: 'Routes per API', default: 300 },
  integrations: { ...apiGateway, name: 'Integrations per API', default: 300 },
  alarms: { ...cloudWatch, name: 'Number of alarms', default: 5000 },
  metricsOfAlarm: { ...cloudWatch, name: 'Metrics in a metric math alarm', default: 10 },
  metricFilters: { ...logs, name: 'Metric filters per log group', default: 100 },
  subscriptionFilters: { ...logs, name: 'Subscription filters per log group', default: 2 },
  resources: { ...cloudFormation, name: 'Resources in a template', default: 500 },
  // Each export is one.
  outputs: { ...cloudFormation, name: 'Outputs in a template', default: 200 },
  templateBytes: { ...cloudFormation, name: 'Template body size in S3', default: 1_000_000 },
  roles: {
    ...{ service: 'iam', source: `${docs}/IAM/latest/UserGuide/reference_iam-quotas.html` },
    ...{ name: 'Roles per account', default: 1000 },
  },
  indexes: {
    ...{ service: 'dynamodb', source: `${docs}/amazondynamodb/latest/developerguide/ServiceQuotas.html` },
    ...{ name: 'Global Secondary Indexes per table', default: 20 },
  },
  mailRate: { ...ses, name: 'Sending rate', default: mailLimits.production.perSecond },
  mailQuota: { ...ses, name: 'Sending quota', default: mailLimits.production.perDay },
} satisfies Record<string, AwsQuota>
