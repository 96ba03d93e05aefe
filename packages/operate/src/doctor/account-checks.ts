import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { missingSettings } from '../../../../stacks/missing-settings.ts'
import { unknownSettings } from '../../../../stacks/stage-settings.ts'
import type { Check } from './check.ts'

const oldestBootstrap = 14

/** What an AWS account needs before a stage is deployed. */
export const accountChecks: readonly Check[] = [
  {
    name: 'settings',
    asks: 'settings.json: is everything set that a public site needs, and nothing that does not exist?',
    look: async ({ stage, settings }) =>
      [...missingSettings(stage, settings), ...unknownSettings(stage)].join('\n') || null,
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
