import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, and to servers that name none. */
const [lowest, highest] = [20_000, 29_999]
const mostTries = 100

/**
 * A TCP port that no process listened to a moment ago. A server often begins to listen at it much later, so it is one that only those
 * may take who name it: a port that the system gives would be given again to the next connection.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`No port between ${lowest} and ${highest} is free`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
