import { fileURLToPath } from 'node:url'
import { openDevServer } from '@foyer/web/dev-server'
import { reloading } from '@foyer/web/reloading'
import type * as LambdaFunctionsModule from '../lambda-functions.ts'
import { freePort } from '../stand-ins/free-port.ts'
import { type Foyer, type FoyerOptions, startFoyer } from '../start-foyer.ts'

const lambdaFunctions = fileURLToPath(new URL('../lambda-functions.ts', import.meta.url))

/** Foyer for people who change it: nothing is built, and a saved change is there with the next request. */
export async function startDev(options: Omit<FoyerOptions, 'siteUrl' | 'load'>): Promise<Foyer> {
  const port = options.port === 0 ? await freePort() : options.port
  const gatewayPort = await freePort()
  const siteUrl = `http://localhost:${port}`
  const vite = await openDevServer({ port, gateway: `http://localhost:${gatewayPort}` })
  try {
    // Before the demo is added, which uploads images and pays at the site's address.
    await vite.listen()
    const foyer = await startFoyer({
      ...options,
      port: gatewayPort,
      siteUrl,
      load: () =>
        reloading(vite, {
          file: lambdaFunctions,
          load: (module: typeof LambdaFunctionsModule) => module.loadLambdaFunctions(),
        }),
    })
    const stop = async () => {
      await vite.close()
      await foyer.stop()
    }
    return { ...foyer, stop }
  } catch (error) {
    await vite.close()
    throw error
  }
}
