import { type Queue, queues } from '@foyer/contracts/message'
import { redriveQueue } from '@foyer/core/message/redrive-queue'
import { queueUrl } from '@foyer/core/message/send-messages'
import { type CommandInput, OperatorError } from './command.ts'
import { counted } from './counted.ts'
import { redriveRelay } from './redrive-relay.ts'

/** Moves a queue's dead letters back to it and says how many. The queue's name or any effect that it carries names it. */
export async function redrive({ words: [name = ''], say }: CommandInput): Promise<boolean> {
  if (name === 'relay') return redriveRelay({ say })
  const effect = queues.find((known) => known === name) ?? queues.find((known) => nameOf(known) === name)
  if (!effect) {
    const names = new Set(queues.map(nameOf))
    throw new OperatorError(`There is no queue ${name}. The queues are ${[...names, 'relay'].join(', ')}.`)
  }
  say(`${counted(await redriveQueue(effect), 'message')} moved back to ${nameOf(effect)}.`)
  return true
}

/** A queue's name within its stage, such as `order` for `production-foyer-order`. */
function nameOf(effect: Queue): string {
  return (queueUrl(effect).split('/').at(-1) ?? '').replace(/^.*-foyer-/, '')
}
