import { SQSClient } from '@aws-sdk/client-sqs'
import type { StandIns } from '../../stand-ins/start-stand-ins.ts'
import { buildHost } from './build-host.ts'
import { startFaultHosts } from './fault-hosts.ts'
import type { Theatre } from './run-case.ts'
import { hireOwner } from './stage/owner.ts'
import { stripeSide } from './stage/stripe-side.ts'
import { startWorld } from './world/start-world.ts'

/** Builds and starts everything that the cases share: hosts, world, an organizer whose account takes payments. */
export async function openTheatre(standIns: StandIns): Promise<Theatre & { close(): void }> {
  const bundle = await buildHost()
  const hosts = startFaultHosts({ file: bundle.file, env: { ...process.env, ...bundle.env } })
  const owner = await hireOwner()
  const atStripe = await stripeSide(owner.stripe_account_id)
  await atStripe.holdDeliveries()
  const world = startWorld({ standIns, hosts, stripe: atStripe.stripe, account: atStripe.account })
  const sqs = new SQSClient({})
  // What opening has caused belongs to no case.
  await world.deliver()
  return {
    ...{ standIns, sqs, hosts, world, owner, atStripe },
    close() {
      hosts.stop()
      world.stop()
      sqs.destroy()
      bundle.remove()
    },
  }
}
