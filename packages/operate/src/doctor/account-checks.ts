import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { CloudFrontClient, ListResponseHeadersPoliciesCommand } from '@aws-sdk/client-cloudfront'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { leastUnreserved, reservedInAll } from '../../../../stacks/limit/reserved-concurrency.ts'
import { missingSettings } from '../../../../stacks/missing-settings.ts'
import type { Check } from './check.ts'

const oldestBootstrap = 14
/** Consumers may use 60 at once. The rest is for visitors. */
const leastConcurrency = 200
/** CloudFront's default quota for an account, and the number of policies that a stage creates. */
const policyQuota = 20
const policiesOfStage = 10

/** What an AWS account needs before a stage is deployed. */
export const accountChecks: readonly Check[] = [
  {
    name: 'settings',
    asks: 'stacks/stage-settings.ts: is everything set that a public site needs?',
    look: async ({ stage, settings }) => missingSettings(stage, settings).join('\n') || null,
  },
  {
    name: 'account',
    asks: 'STS GetCallerIdentity: do the credentials of this shell work?',
    look: async () => {
      await new STSClient({}).send(new GetCallerIdentityCommand({}))
      return null
    },
  },
  {
    name: 'bootstrap',
    asks: 'CloudFormation DescribeStacks CDKToolkit: can CDK deploy here?',
    look: async ({ settings: { region } }) => {
      const version = await bootstrapVersion()
      if (version >= oldestBootstrap) return null
      return `Prepare the account for CDK: npx cdk bootstrap aws://<account>/${region}`
    },
  },
  {
    name: 'concurrency',
    asks: 'Lambda GetAccountSettings: may enough functions run at once?',
    look: async ({ settings: { concurrency }, deployed }) => {
      const { AccountLimit } = await new LambdaClient({}).send(new GetAccountSettingsCommand({}))
      const limit = AccountLimit?.ConcurrentExecutions ?? 0
      const needed = Math.max(leastConcurrency, concurrency ?? 0)
      if (limit < needed)
        return `Lambda runs ${limit} functions at once in this account; Foyer needs ${needed}. Ask AWS for 1,000: Service Quotas, AWS Lambda, Concurrent executions. Or lower \`concurrency\` in stacks/stage-settings.ts.`
      const unreserved = AccountLimit?.UnreservedConcurrentExecutions ?? limit
      const wanted = reservedInAll(concurrency)
      if (deployed || unreserved - wanted >= leastUnreserved) return null
      return `Other functions of this account have reserved ${limit - unreserved} of its ${limit} simultaneous calls. The stage reserves ${wanted}, and AWS wants ${leastUnreserved} left. Ask AWS for more, or lower \`concurrency\` in stacks/stage-settings.ts.`
    },
  },
  {
    name: 'policies',
    asks: "CloudFront ListResponseHeadersPolicies: is there room for the stage's policies?",
    look: async ({ stage }) => {
      const others = (await policyNames()).filter((name) => !name.startsWith(`${stage}-foyer-`)).length
      if (others + policiesOfStage <= policyQuota) return null
      return `CloudFront has ${others} other response headers policies. The stage creates ${policiesOfStage}, and the quota is ${policyQuota}. Remove a stage, or ask AWS for more: Service Quotas, Amazon CloudFront. If the quota was already raised, continue.`
    },
  },
  {
    name: 'certificate',
    asks: 'ACM DescribeCertificate in us-east-1: is the certificate issued, and for this domain?',
    look: async ({ settings: { domain } }) => {
      if (!domain) return null
      const { Certificate } = await new ACMClient({ region: 'us-east-1' }).send(
        new DescribeCertificateCommand({ CertificateArn: domain.certificateArn }),
      )
      if (Certificate?.Status !== 'ISSUED') {
        return `The certificate of ${domain.name} is ${Certificate?.Status}. Add the DNS records that ACM (us-east-1) shows, and wait until it is issued.`
      }
      const names = Certificate.SubjectAlternativeNames ?? [Certificate.DomainName ?? '']
      const wildcard = domain.name.replace(/^[^.]+/, '*')
      if (names.includes(domain.name) || names.includes(wildcard)) return null
      return `The certificate is for ${names.join(', ')}, not for ${domain.name}. Name another one in \`domain\`.`
    },
  },
]

async function bootstrapVersion(): Promise<number> {
  try {
    const { Stacks = [] } = await new CloudFormationClient({}).send(
      new DescribeStacksCommand({ StackName: 'CDKToolkit' }),
    )
    const outputs = Stacks[0]?.Outputs ?? []
    return Number(outputs.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue ?? 0)
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return 0
    throw error
  }
}

async function policyNames(): Promise<string[]> {
  const names: string[] = []
  let Marker: string | undefined
  do {
    const { ResponseHeadersPolicyList: page } = await new CloudFrontClient({}).send(
      new ListResponseHeadersPoliciesCommand({ Type: 'custom', Marker }),
    )
    for (const { ResponseHeadersPolicy } of page?.Items ?? []) {
      names.push(ResponseHeadersPolicy?.ResponseHeadersPolicyConfig?.Name ?? '')
    }
    Marker = page?.NextMarker
  } while (Marker)
  return names
}
