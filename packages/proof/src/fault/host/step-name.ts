import type { ClientRequest } from 'node:http'
import type { HostFunction } from './host-protocol.ts'

/** Such as `payment: Stripe POST /v1/refunds`, `api: DynamoDB TransactWriteItems` or `image: S3 PUT media`. */
export function stepName(fn: HostFunction, request: ClientRequest): string {
  const target = request.getHeader('x-amz-target')
  if (typeof target === 'string') return `${fn}: ${awsStep(target)}`
  if (request.getHeader('webhook-id') !== undefined) return `${fn}: Webhook POST`
  if (request.path.startsWith('/2015-03-31/functions/')) return `${fn}: Lambda Invoke`
  // Of the AWS requests without a target, only those of SES's first API are forms.
  if (request.getHeader('x-amz-content-sha256') !== undefined)
    return isForm(request) ? `${fn}: SES SendEmail` : `${fn}: ${s3Step(request)}`
  const path = (request.path.split('?')[0] ?? '').replaceAll(/\b(pi|re|evt|acct|ch)_\w+/g, '…')
  return `${fn}: Stripe ${request.method} ${path}`
}

function isForm(request: ClientRequest): boolean {
  return String(request.getHeader('content-type')).startsWith('application/x-www-form-urlencoded')
}

/** `DynamoDB_20120810.GetItem` → `DynamoDB GetItem`, `AmazonSQS.SendMessageBatch` → `SQS SendMessageBatch`. */
function awsStep(target: string): string {
  const [service = '', operation = ''] = target.split('.')
  return `${service.replace(/^Amazon|_\d+$/g, '')} ${operation}`
}

/** By the first folder of the key: `/foyer-local-media/media/…` → `S3 GET media`. */
function s3Step({ method, path }: ClientRequest): string {
  return `S3 ${method} ${path.split('/')[2]}`
}
