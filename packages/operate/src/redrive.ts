import { type Queue, queues } from '@foyer/contracts/message'
import { redriveQueue } from '@foyer/core/message/redrive-queue'
import { type CommandInput, OperatorError } from './command.ts'
import { redriveRelay } from './redrive-relay.ts'

/** Gives a queue's dead letters back to it and says how many. */
export async function redrive({ words: [name = ''], say }: CommandInput): Promise<boolean> {
  if (name === 'relay') return redriveRelay({ say })
  if (!isQueue(name))
    throw new OperatorError(`There is no queue ${name}. The queues are ${[...queues, 'relay'].join(', ')}.`)
  say(`${await redriveQueue(name)} messages given back to ${name}.`)
  return true
}

function isQueue(name: string): name is Queue {
  return (queues as readonly string[]).includes(name)
}
