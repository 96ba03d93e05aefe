import { startGateway } from '@foyer/local/gateway/start-gateway'
import { type LambdaFunctions, loadLambdaFunctions } from '@foyer/local/lambda-functions'
import { startPumps } from '@foyer/local/pumps/start-pumps'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { startParameterStore } from '@foyer/local/stand-ins/start-parameter-store'
import { afterAll } from 'vitest'

const path = '/foyer/rehearsal'

interface Given {
  /** Answers what replaces the relay. */
  relay?: (real: LambdaFunctions['relay']) => LambdaFunctions['relay']
  relayGivesUpAfterSeconds?: number
}

/**
 * Opens a whole stage over HTTP that only this test file uses: gateway, functions, event sources, and secrets in SSM as on AWS.
 * `vitest.config.ts` starts its stand-ins before the file's imports.
 */
export async function openStage({ relay, relayGivesUpAfterSeconds }: Given = {}) {
  const { env, origins } = standIns
  const parameters = await startParameterStore(secretsOf(env))
  Object.assign(process.env, {
    PARAMETERS_PATH: path,
    SECRET_PARAMETERS: [...parameters.values.keys()].join(),
    COPY_KEY: 'of this rehearsal',
    AWS_ENDPOINT_URL_SSM: parameters.url,
  })
  const loaded = await loadLambdaFunctions()
  const functions = relay ? { ...loaded, relay: relay(loaded.relay) } : loaded
  const pumps = startPumps({
    standIns,
    functions,
    directory: null,
    ...(relayGivesUpAfterSeconds === undefined ? {} : { relayGivesUpAfterSeconds }),
  })
  const siteUrl = env.SITE_URL ?? ''
  const port = Number(new URL(siteUrl).port)
  const onWrite = pumps.wake
  const gateway = await startGateway({ port, functions, origins, clientDirectory: '', onWrite })
  afterAll(async () => {
    await gateway.stop()
    await pumps.stop()
    await parameters.stop()
  })
  return {
    /** The stage's value in SSM, by the secret's name. */
    secret: (name: string) => parameters.values.get(`${path}/${name}`) ?? '',
    parameters,
    siteUrl,
    pumps,
    /** Calls the API as its pages do. */
    call: (
      call: string,
      { bearer = '', body }: { bearer?: string; body?: object } = {},
    ): Promise<Response> => {
      const [method = '', address = ''] = call.split(' ')
      return fetch(`${siteUrl}/api${address}`, {
        method,
        headers: {
          ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    },
  }
}

function secretsOf(env: Record<string, string>): Record<string, string> {
  const names = ['TOKEN_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']
  return Object.fromEntries(names.map((name) => [`${path}/${name}`, env[name] ?? '']))
}
