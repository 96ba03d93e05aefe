import {
  CloudFrontClient,
  ListCachePoliciesCommand,
  ListResponseHeadersPoliciesCommand,
} from '@aws-sdk/client-cloudfront'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { type AwsQuota, awsQuotas } from '../../../../stacks/limit/aws-quotas.ts'
import { leastUnreserved, reservedFor, reservedInAll } from '../../../../stacks/limit/reserved-concurrency.ts'
import type { Check } from './check.ts'
import { readQuota, whereToAsk } from './read-quota.ts'

/** Consumers and the relay use 77 at once (`callsOfTheRest`). The rest is for visitors. */
const leastConcurrency = 200
/** A call of the API takes about a tenth of a second. */
const requestsPerCall = 10

/** Whether the account has room for a stage: what it has, against what a stage takes (`stacks/limit/aws-quotas.ts`). */
export const quotaChecks: readonly Check[] = [
  {
    name: 'concurrency',
    asks: 'Lambda GetAccountSettings: may enough functions run at once?',
    look: async ({ settings: { concurrency }, deployed }) => {
      const { AccountLimit } = await new LambdaClient({}).send(new GetAccountSettingsCommand({}))
      const limit = AccountLimit?.ConcurrentExecutions ?? 0
      const needed = Math.max(leastConcurrency, concurrency ?? 0)
      if (limit < needed)
        return `Lambda runs ${limit} functions at once in this account; Foyer needs ${needed}. Ask AWS for ${awsQuotas.concurrentCalls.default}: Service Quotas, AWS Lambda, Concurrent executions. Or lower \`concurrency\` in the settings.`
      const unreserved = AccountLimit?.UnreservedConcurrentExecutions ?? limit
      const wanted = reservedInAll(concurrency)
      if (deployed || unreserved - wanted >= leastUnreserved) return null
      return `Other functions have reserved ${limit - unreserved} of the account's ${limit} simultaneous calls. The stage reserves ${wanted}, and AWS wants ${leastUnreserved} left. Ask AWS for more, or lower \`concurrency\` in the settings.`
    },
  },
  {
    name: 'policies',
    asks: "Service Quotas ListServiceQuotas, CloudFront ListResponseHeadersPolicies and ListCachePolicies: is there room for the stage's policies?",
    look: async ({ stage }) => {
      const others = (names: string[]) => names.filter((name) => !name.startsWith(`${stage}-foyer-`)).length
      const { responseHeadersPolicies, cachePolicies } = awsQuotas
      const sentences = [
        await roomFor(responseHeadersPolicies, others(await headersPolicyNames())),
        await roomFor(cachePolicies, others(await cachePolicyNames())),
      ]
      return sentences.filter((sentence) => sentence !== null).join('\n') || null
    },
  },
  {
    name: 'behaviors',
    asks: 'Service Quotas ListServiceQuotas: does CloudFront allow the site its cache behaviors?',
    look: () => roomFor(awsQuotas.cacheBehaviors, 0),
  },
  {
    name: 'request-rate',
    asks: 'Service Quotas ListServiceQuotas: does API Gateway take as many requests a second as the API can serve?',
    look: async ({ settings: { concurrency } }) => {
      const rate = await readQuota(awsQuotas.requestRate)
      const served = requestsPerCall * (reservedFor('api', concurrency) ?? 0)
      if (rate >= served) return null
      return `API Gateway takes ${rate} requests a second from this account in this region, and the API can serve ${served}. Beyond the rate, buyers are refused. ${whereToAsk(awsQuotas.requestRate)}`
    },
  },
]

/** Null where the account has as much as others and the stage take. */
async function roomFor(quota: AwsQuota & { stage: number }, others: number): Promise<string | null> {
  const limit = await readQuota(quota)
  if (others + quota.stage <= limit) return null
  return `The account has ${limit} of the quota "${quota.name}". Others use ${others}, and the stage takes ${quota.stage}. ${whereToAsk(quota)}`
}

async function headersPolicyNames(): Promise<string[]> {
  return allNames(async (Marker) => {
    const command = new ListResponseHeadersPoliciesCommand({ Type: 'custom', Marker })
    const { ResponseHeadersPolicyList: page } = await new CloudFrontClient({}).send(command)
    const names = page?.Items?.map((it) => it.ResponseHeadersPolicy?.ResponseHeadersPolicyConfig?.Name)
    return { names, next: page?.NextMarker }
  })
}

async function cachePolicyNames(): Promise<string[]> {
  return allNames(async (Marker) => {
    const command = new ListCachePoliciesCommand({ Type: 'custom', Marker })
    const { CachePolicyList: page } = await new CloudFrontClient({}).send(command)
    const names = page?.Items?.map((it) => it.CachePolicy?.CachePolicyConfig?.Name)
    return { names, next: page?.NextMarker }
  })
}

interface NamePage {
  names: (string | undefined)[] | undefined
  next: string | undefined
}

async function allNames(read: (marker: string | undefined) => Promise<NamePage>): Promise<string[]> {
  const all: string[] = []
  let marker: string | undefined
  do {
    const { names = [], next } = await read(marker)
    all.push(...names.map((name = '') => name))
    marker = next
  } while (marker)
  return all
}
