import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'

/** What an AWS account answers to the doctor's questions. */
export interface Account {
  bootstrapVersion: number | null
  /** The stacks by their names, with the template of those that commands made. */
  stacks: Record<string, { status: string; isProtected: boolean; template?: string }>
  concurrency: number
  /** How many of them functions of other stages have reserved. */
  reserved: number
  policies: string[]
  cachePolicies: string[]
  /** What Service Quotas lists, by name; the rest is as AWS gives it first. */
  quotas: Record<string, number>
  isOutOfSandbox: boolean
  /** What SES sends a second and a day, and what it has sent in the last 24 hours; -1 a day is without limit. */
  mail: { perSecond: number; perDay: number; sent: number }
  /** Whether SES has verified an identity, by its name. */
  identities: Record<string, boolean>
  certificate: { Status: string; SubjectAlternativeNames: string[] }
  /** The variables of the API function, or null before the first deployment. */
  deployed: Record<string, string> | null
  /** The sites from which the bucket accepts images. */
  corsOrigins: string[]
  /** Whether the bucket keeps deleted files. */
  keepsVersions: boolean
  /** The bucket to which S3 copies images, and the role with which it does; null where it copies none. */
  mediaCopy: { bucket: string; role: string } | null
  /** Services that refuse every question. */
  forbidden: string[]
}

const healthy: Account = {
  bootstrapVersion: 21,
  stacks: {},
  concurrency: 1000,
  reserved: 0,
  policies: [],
  cachePolicies: [],
  quotas: {},
  isOutOfSandbox: true,
  mail: { perSecond: 14, perDay: 50_000, sent: 0 },
  identities: { 'example.com': true },
  certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['tickets.example.org'] },
  deployed: null,
  corsOrigins: [],
  keepsVersions: true,
  mediaCopy: null,
  forbidden: [],
}

const services = ['STS', 'CLOUDFORMATION', 'CLOUDFRONT', 'SERVICE_QUOTAS', 'LAMBDA', 'SESV2', 'ACM', 'S3']

/** Stands in for an AWS account until the test ends. By default all is well and nothing is deployed. */
export async function startAccount(given: Partial<Account> = {}): Promise<Account> {
  const account = { ...healthy, ...given }
  const server = createServer(async (request, response) => {
    const service = request.headers.authorization?.match(/Credential=[^/]+\/\d+\/[^/]+\/([^/]+)/)?.[1] ?? ''
    const { status = 200, body } = account.forbidden.includes(service)
      ? refused(service)
      : (answers[service]?.(account, {
          url: request.url ?? '',
          method: request.method ?? '',
          sent: await text(request),
        }) ?? notFound)
    const isXml = typeof body === 'string'
    response.writeHead(status, {
      'content-type': isXml ? 'text/xml' : 'application/json',
      ...headersOf(body),
    })
    response.end(isXml ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (const service of services) vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, `http://127.0.0.1:${port}`)
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return account
}

interface Answer {
  status?: number
  body: object | string
}

const notFound: Answer = { status: 404, body: { __type: 'ResourceNotFoundException', message: 'Not found' } }

/** Services that speak XML refuse in XML. */
function refused(service: string): Answer {
  const message = `You may not ask ${service}.`
  if (!['sts', 'cloudformation', 'cloudfront', 's3'].includes(service))
    return { status: 403, body: { __type: 'AccessDeniedException', message } }
  const body = `<ErrorResponse><Error><Code>AccessDenied</Code><Message>${message}</Message></Error></ErrorResponse>`
  return { status: 403, body }
}

function headersOf(body: object | string): Record<string, string> {
  return typeof body === 'object' && '__type' in body ? { 'x-amzn-errortype': String(body.__type) } : {}
}

type Ask = (account: Account, request: { url: string; method: string; sent: string }) => Answer

const answers: Record<string, Ask> = {
  sts: () => ({ body: wrapped('GetCallerIdentity', '<Account>123456789012</Account>') }),
  cloudformation: (account, { sent }) => {
    const asked = new URLSearchParams(sent)
    const [action, name] = [asked.get('Action') ?? '', asked.get('StackName')]
    if (action === 'DescribeStacks') return describeStacks(account, name)
    const stack = account.stacks[name ?? '']
    const template = asked.get('TemplateBody') ?? ''
    if (action === 'UpdateTerminationProtection' && stack) stack.isProtected = true
    if (action === 'DeleteStack') delete account.stacks[name ?? '']
    if (action === 'UpdateStack' && stack?.template === template)
      return invalid('No updates are to be performed.')
    if (action === 'CreateStack' || action === 'UpdateStack') {
      const status = `${action === 'CreateStack' ? 'CREATE' : 'UPDATE'}_COMPLETE`
      account.stacks[name ?? ''] = { status, isProtected: false, template }
    }
    return { body: wrapped(action, '') }
  },
  cloudfront: ({ policies, cachePolicies }, { url }) => {
    const [kind, names] = url.includes('/response-headers-policy')
      ? ['ResponseHeadersPolicy', policies]
      : ['CachePolicy', cachePolicies]
    const item = (name: string) =>
      `<${kind}Summary><Type>custom</Type><${kind}><${kind}Config><Name>${name}</Name></${kind}Config></${kind}></${kind}Summary>`
    return { body: `<${kind}List><Items>${names.map(item).join('')}</Items></${kind}List>` }
  },
  servicequotas: ({ quotas }) => ({
    body: { Quotas: Object.entries(quotas).map(([QuotaName, Value]) => ({ QuotaName, Value })) },
  }),
  lambda: ({ concurrency, reserved, deployed }, { url }) => {
    const UnreservedConcurrentExecutions = concurrency - reserved
    if (url.includes('account-settings'))
      return { body: { AccountLimit: { ConcurrentExecutions: concurrency, UnreservedConcurrentExecutions } } }
    return deployed ? { body: { Environment: { Variables: deployed } } } : notFound
  },
  ses: ({ isOutOfSandbox, mail, identities }, { url }) => {
    const SendQuota = { MaxSendRate: mail.perSecond, Max24HourSend: mail.perDay, SentLast24Hours: mail.sent }
    if (url.endsWith('/account')) return { body: { ProductionAccessEnabled: isOutOfSandbox, SendQuota } }
    const known = identities[decodeURIComponent(url.split('/').at(-1) ?? '')]
    if (known !== undefined) return { body: { VerifiedForSendingStatus: known } }
    return { status: 404, body: { __type: 'NotFoundException', message: 'Email identity does not exist.' } }
  },
  acm: ({ certificate }) => ({ body: { Certificate: certificate } }),
  s3: (account, { url, method, sent }) => {
    if (url.includes('?lifecycle')) return { body: '' }
    if (url.includes('?replication')) return replication(account, method, sent)
    if (url.includes('?versioning')) {
      if (method === 'PUT') account.keepsVersions = sent.includes('<Status>Enabled</Status>')
      const status = account.keepsVersions ? '<Status>Enabled</Status>' : ''
      return { body: `<VersioningConfiguration>${status}</VersioningConfiguration>` }
    }
    if (method === 'PUT')
      account.corsOrigins = [...sent.matchAll(/<AllowedOrigin>([^<]*)/g)].map((it) => it[1] ?? '')
    const origins = account.corsOrigins.map((it) => `<AllowedOrigin>${it}</AllowedOrigin>`).join('')
    return {
      body: `<CORSConfiguration><CORSRule><AllowedMethod>PUT</AllowedMethod>${origins}</CORSRule></CORSConfiguration>`,
    }
  },
}

function replication(account: Account, method: string, sent: string): Answer {
  const of = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(sent)?.[1] ?? ''
  if (method === 'PUT')
    account.mediaCopy = { bucket: of('Bucket').replace('arn:aws:s3:::', ''), role: of('Role') }
  const { mediaCopy } = account
  if (!mediaCopy)
    return { status: 404, body: '<Error><Code>ReplicationConfigurationNotFoundError</Code></Error>' }
  const rule = `<Rule><Destination><Bucket>arn:aws:s3:::${mediaCopy.bucket}</Bucket></Destination></Rule>`
  return { body: `<ReplicationConfiguration>${rule}</ReplicationConfiguration>` }
}

function describeStacks({ bootstrapVersion, stacks }: Account, name: string | null): Answer {
  if (name === 'CDKToolkit' && bootstrapVersion !== null)
    return {
      body: wrapped('DescribeStacks', inStacks(described(name, 'CREATE_COMPLETE', false, bootstrapVersion))),
    }
  const found = Object.entries(stacks).filter(([known]) => name === null || known === name)
  if (name !== null && found.length === 0) return invalid(`Stack with id ${name} does not exist`)
  const all = found.map(([known, { status, isProtected }]) => described(known, status, isProtected, 0))
  return { body: wrapped('DescribeStacks', inStacks(all.join(''))) }
}

function described(name: string, status: string, isProtected: boolean, version: number): string {
  return `<member><StackName>${name}</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime>
  <StackStatus>${status}</StackStatus><EnableTerminationProtection>${isProtected}</EnableTerminationProtection>
  <Outputs><member><OutputKey>BootstrapVersion</OutputKey><OutputValue>${version}</OutputValue></member></Outputs></member>`
}

const inStacks = (members: string) => `<Stacks>${members}</Stacks>`

function invalid(message: string): Answer {
  const body = `<ErrorResponse><Error><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`
  return { status: 400, body }
}

function wrapped(action: string, result: string): string {
  return `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`
}
