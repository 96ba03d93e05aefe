import type { QueueName } from '../limit/lanes.ts'

/** How a template names that queue's ARN, in its own stack and in others. `email` is not `email-feedback`. */
export function arnOfQueue(name: QueueName): RegExp {
  const own = `"Fn::GetAtt":\\["${name.replaceAll('-', '')}[0-9A-F]{8}","Arn"\\]`
  return new RegExp(`${own}|:production-foyer-${name}"`)
}
