import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGateway } from './gateway/start-gateway.ts'
import { type LambdaFunctions, loadLambdaFunctions } from './lambda-functions.ts'
import { startPumps } from './pumps/start-pumps.ts'
import { freePort } from './stand-ins/free-port.ts'
import { startStandIns } from './stand-ins/start-stand-ins.ts'

const clientDirectory = fileURLToPath(new URL('../../web/dist/client', import.meta.url))

export type FoyerOptions = {
  /** The one port that everything is reached at; 0 takes a free one. */
  port: number
  /** Where data is kept; null keeps it in memory. */
  directory: string | null
  /** Called with one line for each step. */
  log?: (step: string) => void
  /** Where browsers reach it, if something is in front of the gateway. */
  siteUrl?: string
  /** Where the functions come from; the product's own entry points unless given. */
  load?: () => Promise<LambdaFunctions>
  /** A wrapper for all of them, such as the demo's silence. */
  through?: (functions: LambdaFunctions) => LambdaFunctions
}

export type Foyer = Awaited<ReturnType<typeof startFoyer>>

/**
 * Starts all of Foyer in this process: stand-ins, the real handlers, event sources and the gateway. Sets the stand-ins'
 * environment on `process.env`, so a process can run only one Foyer. `env` is the same environment for other processes.
 */
export async function startFoyer(options: FoyerOptions) {
  const {
    directory,
    log = () => {},
    load = loadLambdaFunctions,
    through = (functions) => functions,
  } = options
  const port = options.port === 0 ? await freePort() : options.port
  const { siteUrl = `http://localhost:${port}` } = options
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step()
  }
  try {
    log('Starting DynamoDB Local, S3, SQS, SES and Stripe stand-ins')
    const standIns = await startStandIns({ directory, siteUrl })
    stops.push(standIns.stop)
    const env = { ...standIns.env, ...legalPages(process.env) }
    Object.assign(process.env, env)

    log('Starting the API, the event page and the queue consumers')
    const functions = through(await load())
    const pumps = startPumps({ standIns, functions, directory: directory && path.resolve(directory) })
    stops.push(pumps.stop)
    const gateway = await startGateway({
      port,
      functions,
      origins: standIns.origins,
      clientDirectory,
      onWrite: pumps.wake,
    })
    stops.push(gateway.stop)

    return { url: siteUrl, inboxUrl: `${siteUrl}/inbox/`, env, wake: pumps.wake, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Sample addresses, or the operator's own, so that people who try Foyer see the form with consent. */
function legalPages(given: NodeJS.ProcessEnv): Record<string, string> {
  return {
    TERMS_URL: given.TERMS_URL ?? 'https://example.com/terms',
    PRIVACY_URL: given.PRIVACY_URL ?? 'https://example.com/privacy',
    IMPRINT_URL: given.IMPRINT_URL ?? 'https://example.com/imprint',
  }
}
