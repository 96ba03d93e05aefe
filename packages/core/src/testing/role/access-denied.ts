import type { RoleCall } from './role-call.ts'

const account = '123456789012'
const region = 'eu-central-1'

/** How each service words a refusal by IAM, as its SDK client throws it. */
export function accessDenied(role: string, { action, resource }: RoleCall): Error {
  const service = action.split(':')[0] ?? ''
  const user = `arn:aws:sts::${account}:assumed-role/foyer-${role}-role/foyer-${role}`
  const arn = arnOf(resource)
  // S3 and SQS answer in the older form, without "Exception" and with 403; S3 quotes, SQS writes the action small.
  const [name, status, message] = {
    s3: ['AccessDenied', 403, modern(user, action, `"${arn}"`)],
    sqs: ['AccessDenied', 403, modern(user, action.toLowerCase(), arn)],
    ses: [
      'AccessDenied',
      403,
      `User \`${user}' is not authorized to perform \`${action}' on resource \`${arn}'`,
    ],
    'geo-places': ['AccessDeniedException', 403, modern(user, action, arn)],
  }[service] ?? ['AccessDeniedException', 400, modern(user, action, arn)]
  return Object.assign(new Error(String(message)), {
    name,
    Code: name,
    $fault: 'client',
    $metadata: { httpStatusCode: status, attempts: 1, totalRetryDelay: 0 },
  })
}

function modern(user: string, action: string, arn: string): string {
  return `User: ${user} is not authorized to perform: ${action} on resource: ${arn} because no identity-based policy allows the ${action} action`
}

function arnOf(resource: string): string {
  const [kind = '', ...rest] = resource.split('/')
  const name = rest.join('/')
  switch (kind) {
    case 'bucket':
      return ['arn:aws:s3:::foyer-media', ...rest].join('/')
    case 'queue':
      return `arn:aws:sqs:${region}:${account}:${name}`
    case 'identity':
      return `arn:aws:ses:${region}:${account}:${resource}`
    case 'configuration-set':
      return `arn:aws:ses:${region}:${account}:configuration-set/foyer-email`
    case 'function':
      return `arn:aws:lambda:${region}:${account}:function:${name}`
    case 'parameter':
      return `arn:aws:ssm:${region}:${account}:parameter/foyer/production/${name}`
    case 'places':
      return `arn:aws:geo-places:${region}::provider/default`
    case 'stream':
      return `arn:aws:dynamodb:${region}:${account}:table/foyer/stream/2026-01-01T00:00:00.000`
    default:
      return `arn:aws:dynamodb:${region}:${account}:${['table/foyer', ...rest].join('/')}`
  }
}
