import { redriveQueue } from '@foyer/core/message/redrive-queue'
import { lanes, queueNames } from '../../../stacks/limit/lanes.ts'
import { type CommandInput, OperatorError } from './command.ts'
import { counted } from './counted.ts'
import { redriveRelay } from './redrive-relay.ts'

/** Moves a queue's dead letters back to it and says how many. The queue's name or any effect that it carries names it. */
export async function redrive({ words: [name = ''], say }: CommandInput): Promise<boolean> {
  if (name === 'relay') return redriveRelay({ say })
  const queue =
    queueNames.find((known) => known === name) ??
    queueNames.find((known) => lanes[known].some((effect) => effect === name))
  if (!queue)
    throw new OperatorError(`There is no queue ${name}. The queues are ${queueNames.join(', ')}, relay.`)
  const [anyEffect] = lanes[queue]
  say(`${counted(await redriveQueue(anyEffect), 'message')} moved back to ${queue}.`)
  return true
}
