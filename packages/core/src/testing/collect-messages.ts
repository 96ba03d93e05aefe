import type { Message, MessageType } from '@foyer/contracts/message'
import { client } from '../table/client.ts'

/** Notes which messages of a type this process's writes carry, as the table's stream would see them, until it is stopped. */
export function collectMessages<Type extends MessageType>(type: Type) {
  type Payload = Message<Type>['payload']
  const payloads: Payload[] = []
  /** When each is to be delivered; undefined: at once. */
  const moments: (string | undefined)[] = []
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args)
      payloads.push(...payloadsIn(args.input))
      return answer
    },
    { step: 'initialize', name: 'collectMessages', priority: 'low' },
  )
  return { payloads, moments, stop: () => void client.middlewareStack.remove('collectMessages') }

  /** The messages anywhere in what DynamoDB is asked to write. */
  function payloadsIn(part: unknown): Payload[] {
    if (typeof part !== 'object' || part === null) return []
    const { name, payload, deliver_at } = part as Partial<Message<Type>>
    if (name !== type.name || !payload) return Object.values(part).flatMap(payloadsIn)
    moments.push(deliver_at)
    return [payload]
  }
}
