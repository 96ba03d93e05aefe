import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from './verb.ts'

/** How long a request or message waits for other services, in milliseconds. The function's own time is longer (docs/decisions/0165). */
const patienceMilliseconds = 8000

interface Patience {
  readonly milliseconds: number
  /** Whether each answer renews it. Otherwise it begins with the first question, and ends for all. */
  readonly isRenewed: boolean
  readonly over: AbortController
  timer?: NodeJS.Timeout
}

const current = new AsyncLocalStorage<Patience>()

/** A service did not answer in time. What it was asked for may have happened. */
export class ServiceSilent extends AppError<'server.busy'> {
  constructor() {
    super('server.busy')
    this.name = 'ServiceSilent'
  }
}

const begin = (milliseconds: number, isRenewed: boolean): Patience => ({
  milliseconds,
  isRenewed,
  over: new AbortController(),
})

/** Runs a request, which waits for all services together no longer than this. */
export async function withPatience<Result>(
  run: () => Promise<Result>,
  milliseconds = patienceMilliseconds,
): Promise<Result> {
  const patience = begin(milliseconds, false)
  try {
    return await current.run(patience, run)
  } finally {
    clearTimeout(patience.timer)
  }
}

/** Runs a message, which may ask much: it waits this long for one answer, and after the first that does not come for no other. */
export function withRenewedPatience<Result>(
  run: () => Promise<Result>,
  milliseconds = patienceMilliseconds,
): Promise<Result> {
  return current.run(begin(milliseconds, true), run)
}

/** For one question that no other shares its time with. */
const forOneQuestion = () => begin(patienceMilliseconds, true)
const forAllQuestions = () => current.getStore() ?? forOneQuestion()

/** The answer of a service, as far as the request's or message's patience goes. `ask` gives up by the signal. Error: `ServiceSilent`. */
export async function waitFor<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  patience = forAllQuestions(),
): Promise<Answer> {
  const { over, isRenewed } = patience
  over.signal.throwIfAborted()
  const start = () => setTimeout(() => over.abort(new ServiceSilent()), patience.milliseconds)
  if (!isRenewed) patience.timer ??= start()
  const own = isRenewed ? start() : undefined
  try {
    return await unlessOver(over.signal, ask(over.signal))
  } finally {
    clearTimeout(own)
  }
}

/** What asks a service by `waitFor`, and would try again after that failed: it ends as soon as the patience does. */
export async function whilePatient<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const signal = current.getStore()?.over.signal
  signal?.throwIfAborted()
  return signal ? unlessOver(signal, ask()) : ask()
}

async function unlessOver<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([answer, over])
  } catch (error) {
    // The client says so in its own words.
    throw signal.aborted ? signal.reason : error
  } finally {
    signal.removeEventListener('abort', end)
  }
}

type Send = (command: unknown, options?: object) => Promise<unknown>

/** Lets a client of AWS wait for each answer by itself: what it does has to end also after another service was silent. */
export function patientEach<Client extends { send: unknown }>(client: Client): Client {
  return patient(client, forOneQuestion)
}

/** Lets a client of AWS share the patience of its request or message. */
export function patientInAll<Client extends { send: unknown }>(client: Client): Client {
  return patient(client, forAllQuestions)
}

function patient<Client extends { send: unknown }>(client: Client, patience: () => Patience): Client {
  const own: { send: Send } = Object.getPrototypeOf(client)
  const ask: Send = (command, options) =>
    waitFor((abortSignal) => own.send.call(client, command, { ...options, abortSignal }), patience())
  client.send = ask as Client['send']
  return client
}
