import { type ChildProcess, fork } from 'node:child_process'
import type { FromHost, HostFunction, KillPlan, Step, ToHost } from './host/host-protocol.ts'

/** The process that ran the invocation is gone: what the caller of a killed Lambda function sees. */
export class HostDied extends Error {}

interface Pending {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

interface Host {
  child: ChildProcess
  ready: Promise<void>
  pending: Map<number, Pending>
  onSteps: (steps: Step[]) => void
  isDead: boolean
}

/** One host that runs the functions and a warm spare that takes over when it is killed. */
export function startFaultHosts(options: { file: string; env: NodeJS.ProcessEnv }) {
  let current = startHost(options)
  let spare = startHost(options)
  let lastId = 0
  let isClaiming = true
  let deaths = 0

  function alive(): Host {
    if (!current.isDead) return current
    deaths += 1
    current = spare
    spare = startHost(options)
    if (!isClaiming) void send({ kind: 'arm', plan: null, isClaiming })
    return current
  }

  async function send(message: ToHost): Promise<Host> {
    const host = alive()
    await host.ready
    host.child.send(message)
    return host
  }

  return {
    /** Runs a function at that offset from the real time. Error: `HostDied`, or what the function threw. */
    async invoke(fn: HostFunction, event: unknown, clock_offset_ms: number): Promise<unknown> {
      lastId += 1
      const id = lastId
      const host = alive()
      await host.ready
      return new Promise((resolve, reject) => {
        host.pending.set(id, { resolve, reject })
        host.child.send({ kind: 'invoke', id, fn, event, clock_offset_ms } satisfies ToHost)
      })
    },
    /** Counts steps from zero again, and makes the host die at the planned one. */
    async arm(plan: KillPlan | null, claims = true): Promise<void> {
      deaths = 0
      isClaiming = claims
      await send({ kind: 'arm', plan, isClaiming })
    },
    /** The steps since arming, of a host that has not died. */
    async steps(): Promise<Step[]> {
      const host = await send({ kind: 'steps' })
      return new Promise((resolve) => {
        host.onSteps = resolve
      })
    },
    /** How many hosts have died since arming. */
    deaths: () => deaths + (current.isDead ? 1 : 0),
    stop() {
      for (const { child } of [current, spare]) child.kill('SIGKILL')
    },
  }
}

function startHost({ file, env }: { file: string; env: NodeJS.ProcessEnv }): Host {
  const child = fork(file, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const host: Host = {
    child,
    ready: Promise.resolve(),
    pending: new Map(),
    onSteps: () => {},
    isDead: false,
  }
  host.ready = new Promise((resolve, reject) => {
    child.on('message', (message: FromHost) => {
      if (message.kind === 'ready') return resolve()
      if (message.kind === 'steps') return host.onSteps(message.steps)
      const waiting = host.pending.get(message.id)
      host.pending.delete(message.id)
      if (message.kind === 'result') waiting?.resolve(message.result)
      else waiting?.reject(new Error(message.message))
    })
    child.once('exit', () => {
      host.isDead = true
      reject(new HostDied('The host ended before it was ready.'))
      for (const { reject } of host.pending.values()) reject(new HostDied('The process was killed.'))
    })
  })
  host.ready.catch(() => {})
  return host
}
