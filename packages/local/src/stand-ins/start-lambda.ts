import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { invoke, type LambdaFunction } from '../lambda-function.ts'

// biome-ignore lint/suspicious/noExplicitAny: each function has its own event
export type CalledFunction = LambdaFunction<any, void>

/** Takes a call for a function, as Lambda's own queue does. */
type Take = (name: string, event: unknown) => void

/** Lambda repeats a failed call twice, after one minute and after two more; here sooner, while somebody looks. */
const retrySeconds = [1, 2]

/**
 * Stands in for Lambda as far as functions call each other without waiting: `Invoke` of the type `Event`. Each call is answered at once, and handed to what
 * `callFunctions` names; before that, calls lead nowhere.
 */
export async function startLambda() {
  let take: Take = () => {}
  const app = new Hono()
  app.post('/2015-03-31/functions/:name/invocations', async (c) => {
    if (c.req.header('x-amz-invocation-type') !== 'Event')
      return c.json({ Type: 'User', Message: 'Only calls without an answer are known here.' }, 400)
    take(c.req.param('name'), await c.req.json())
    return c.body(null, 202)
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const starting = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(starting))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    callFunctions(next: Take) {
      take = next
    },
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
}

/** Runs each call of that function in this process. */
export function calledWithoutWaiting(fn: CalledFunction, onWrite: () => void): Take {
  const run = async (event: unknown) => {
    for (const seconds of [...retrySeconds, null]) {
      try {
        await invoke(fn, event)
        return onWrite()
      } catch (error) {
        if (seconds === null) return console.error(error)
        await sleep(seconds * 1000, undefined, { ref: false })
      }
    }
  }
  return (name, event) => {
    if (name === fn.name) void run(event)
  }
}
