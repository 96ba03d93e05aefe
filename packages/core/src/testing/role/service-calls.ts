import type { RoleCall } from './role-call.ts'

type Input = Record<string, unknown>

/** All permissions that one command to S3, SQS, SES, SSM, Lambda, Amazon Location or a stream needs. A command that is not known here throws. */
export function serviceCalls(serviceId: string, commandName: string, input: Input): RoleCall[] {
  const operation = commandName.replace(/Command$/, '')
  const calls = services[serviceId]?.(operation, input)
  if (!calls) throw new Error(`What a role needs for ${serviceId} ${operation} is not written down here.`)
  return calls
}

const services: Record<string, (operation: string, input: Input) => RoleCall[] | undefined> = {
  S3: s3Calls,
  SQS: (operation, { QueueUrl }) => [
    // A batch needs what one message needs.
    { action: `sqs:${operation.replace(/Batch$/, '')}`, resource: `queue/${lastPart(QueueUrl)}` },
  ],
  SES: sesCalls,
  Lambda: (operation, { FunctionName }) =>
    operation === 'Invoke'
      ? [{ action: 'lambda:InvokeFunction', resource: `function/${FunctionName}` }]
      : undefined,
  SSM: (operation, { Name, Names = [Name] }) =>
    (Names as unknown[]).map((name) => ({
      action: `ssm:${operation}`,
      resource: `parameter/${lastPart(name)}`,
    })),
  'Geo Places': (operation) => [{ action: `geo-places:${operation}`, resource: 'places' }],
  'DynamoDB Streams': (operation) => [{ action: `dynamodb:${operation}`, resource: 'stream' }],
}

function s3Calls(operation: string, { Key, CopySource }: Input): RoleCall[] | undefined {
  const object = (action: string, key: unknown): RoleCall => ({
    action: `s3:${action}`,
    resource: `bucket/${key}`,
  })
  switch (operation) {
    case 'GetObject':
    case 'PutObject':
    case 'DeleteObject':
      return [object(operation, Key)]
    case 'HeadObject':
      return [object('GetObject', Key)]
    // S3 asks for the right to write the file that comes of it.
    case 'CreateMultipartUpload':
    case 'UploadPart':
    case 'CompleteMultipartUpload':
      return [object('PutObject', Key)]
    case 'AbortMultipartUpload':
      return [object(operation, Key)]
    case 'CopyObject': {
      const source = decodeURI(String(CopySource)).split('/').slice(1).join('/')
      return [object('GetObject', source), object('PutObject', Key)]
    }
    case 'ListObjectsV2':
      return [{ action: 's3:ListBucket', resource: 'bucket' }]
    default:
      return undefined
  }
}

/**
 * SES asks about the sender, the configuration set, and each recipient that is itself a verified identity of the account. Here
 * every recipient counts as one: in the sandbox it must be.
 */
function sesCalls(operation: string, input: Input): RoleCall[] | undefined {
  if (operation !== 'SendRawEmail') return undefined
  const { Source, Destinations, ConfigurationSetName } = input as {
    Source: string
    Destinations: string[]
    ConfigurationSetName?: string
  }
  const action = `ses:${operation}`
  const fromOwnSender = Source === process.env.EMAIL_FROM
  return [
    ...[Source, ...Destinations].map((address) => ({
      action,
      resource: `identity/${bareAddress(address)}`,
      fromOwnSender,
    })),
    ...(ConfigurationSetName ? [{ action, resource: 'configuration-set', fromOwnSender }] : []),
  ]
}

const bareAddress = (address: string) => /<(.*)>\s*$/.exec(address)?.[1] ?? address
const lastPart = (url: unknown) => String(url).split('/').at(-1)
