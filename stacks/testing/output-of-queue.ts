import type { QueueName } from '../queues.ts'

/** By what another stack names that queue's ARN: its id and eight characters, so that `email` is not `email-feedback`. */
export function outputOfQueue(name: QueueName): RegExp {
  return new RegExp(`production-foyer-queues:ExportsOutputFnGetAtt${name.replaceAll('-', '')}[0-9A-F]{8}`)
}
