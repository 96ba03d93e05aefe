import { paginateListServiceQuotas, ServiceQuotasClient } from '@aws-sdk/client-service-quotas'
import type { AwsQuota } from '../../../../stacks/limit/aws-quotas.ts'

/** CloudFront is everywhere; Service Quotas has it here. */
const globalServices: Record<string, string> = { cloudfront: 'us-east-1' }

/** What the account has of a quota, and AWS's default where Service Quotas does not list it. */
export async function readQuota({ service, name, default: first }: AwsQuota): Promise<number> {
  const region = globalServices[service]
  const client = new ServiceQuotasClient(region ? { region } : {})
  for await (const { Quotas = [] } of paginateListServiceQuotas({ client }, { ServiceCode: service })) {
    const found = Quotas.find(({ QuotaName }) => QuotaName === name)
    if (found?.Value !== undefined) return found.Value
  }
  return first
}

/** Where an operator asks AWS for more of it. */
export function whereToAsk({ service, name }: AwsQuota): string {
  const region = globalServices[service]
  return `Ask AWS for more: Service Quotas${region ? ` (${region})` : ''}, ${service}, "${name}".`
}
