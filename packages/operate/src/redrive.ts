import { type Queue, queues } from '@foyer/contracts/message'
import { redriveQueue } from '@foyer/core/message/redrive-queue'

/** Gives a queue's dead letters back to it and prints how many; answers whether the name was known. */
export async function redrive(name: string): Promise<boolean> {
  if (!isQueue(name)) {
    console.error(`There is no queue ${name}. The queues are ${queues.join(', ')}.`)
    return false
  }
  console.log(`${await redriveQueue(name)} messages given back to ${name}.`)
  return true
}

function isQueue(name: string): name is Queue {
  return (queues as readonly string[]).includes(name)
}
