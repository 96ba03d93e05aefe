import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import type { KillPlan, Moment, Step } from './host-protocol.ts'
import { invocation } from './invocation.ts'
import { stepName } from './step-name.ts'

/**
 * Watches every HTTP request of this process by Node's own diagnostics channels, below the AWS SDK and Stripe's
 * client; product code does not know about it. Kills the process at the planned step, with no chance to clean up.
 */
export function watchSteps() {
  const steps: Step[] = []
  const counts = new Map<string, number>()
  const stepOf = new WeakMap<object, Step>()
  let plan: KillPlan | null = null

  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest }
    const running = invocation.getStore()
    if (!running) return
    const name = stepName(running.fn, request)
    const occurrence = (counts.get(name) ?? 0) + 1
    counts.set(name, occurrence)
    const step = { name, occurrence }
    steps.push(step)
    stepOf.set(request, step)
    dieIfPlanned(step, 'before')
  })
  subscribe('http.client.response.finish', (message) => {
    const step = stepOf.get((message as { request: ClientRequest }).request)
    if (step) dieIfPlanned(step, 'after')
  })

  function dieIfPlanned({ name, occurrence }: Step, moment: Moment): void {
    const isNow = plan?.name === name && plan.occurrence === occurrence && plan.moment === moment
    if (isNow) process.kill(process.pid, 'SIGKILL')
  }

  return {
    steps,
    arm(next: KillPlan | null) {
      plan = next
      steps.length = 0
      counts.clear()
    },
  }
}
