import { SQSClient } from '@aws-sdk/client-sqs'
import type { StandIns } from '@foyer/local/stand-ins/start-stand-ins'
import type { Weather } from '../hostile/hostile-table.ts'
import { startTableProxy } from '../hostile/start-table-proxy.ts'
import { table } from '../own-table.ts'
import { buildHost } from './build-host.ts'
import { startFaultHosts } from './fault-hosts.ts'
import type { Theatre } from './run-case.ts'
import { hireOwner } from './stage/owner.ts'
import { stripeSide } from './stage/stripe-side.ts'
import { startWorld } from './world/start-world.ts'

/** Builds and starts everything that the cases share: hosts with their own way to the table, world, an organizer with an account that takes payments. */
export async function openTheatre(standIns: StandIns): Promise<Theatre & { close(): Promise<void> }> {
  const bundle = await buildHost()
  const sky = { weather: null as Weather | null }
  const proxy = await startTableProxy({
    origin: standIns.origins.dynamodb,
    layer: (call, next) => {
      const ask = () => table.layer(call, next)
      return sky.weather ? table.inWeather(sky.weather, ask) : ask()
    },
  })
  const env = { ...process.env, ...bundle.env, AWS_ENDPOINT_URL_DYNAMODB: proxy.url }
  const hosts = startFaultHosts({ file: bundle.file, env })
  const owner = await hireOwner()
  const atStripe = await stripeSide(owner.stripe_account_id)
  await atStripe.holdDeliveries()
  const { stripe, account } = atStripe
  const world = startWorld({ standIns, hosts, stripe, account, onPass: table.passTime })
  const sqs = new SQSClient({})
  // What the opening causes belongs to no case.
  await world.deliver()
  return {
    ...{ standIns, sqs, hosts, world, owner, atStripe },
    setSky(weather) {
      sky.weather = weather
    },
    async close() {
      hosts.stop()
      await proxy.stop()
      world.stop()
      sqs.destroy()
      bundle.remove()
    },
  }
}
