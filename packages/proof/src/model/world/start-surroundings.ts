import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { switchGuard } from '@foyer/core/testing/guard/switch-guard'
import { seededRandom } from '@foyer/core/testing/seeded-random'
import { type LambdaFunctions, loadLambdaFunctions } from '@foyer/local/lambda-functions'
import { startStreamPump } from '@foyer/local/pumps/stream-pump'
import { standIns } from '@foyer/local/stand-ins/own-stand-ins'
import { watchAskedTime } from '../../asked-time.ts'
import { patient } from '../../patience.ts'
import { startPostOffice } from './post-office.ts'
import { startSesGate } from './ses-gate.ts'
import { streamMarks } from './stream-marks.ts'
import { installWorldClocks } from './world-clock.ts'

export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>

/**
 * What all worlds share: the product's functions, the table's stream with its relay, the post office, the clocks. The
 * stream repeats: every fifth batch comes twice, every twentieth again from somewhere in its middle, as after an error.
 */
export async function startSurroundings() {
  const { SITE_URL = '', TABLE_NAME = '' } = standIns.env
  const office = await startPostOffice(Number(new URL(SITE_URL).port))
  // Messages for SQS go to the post office, and the product reads its configuration again.
  const sesGate = await startSesGate(standIns.inboxUrl, office.bagOf)
  const queueUrls = Object.keys(standIns.env).filter((name) => name.endsWith('_QUEUE_URL'))
  for (const name of queueUrls) process.env[name] = `${SITE_URL}/${standIns.env[name]?.split('/').at(-1)}`
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SES: sesGate.url,
    AWS_ENDPOINT_URL_SQS: SITE_URL,
    POWERTOOLS_LOG_LEVEL: logLevel(),
  })
  // Worlds that live at once share a platform, and their minutes pass in moments: Stripe's rate is proven elsewhere.
  await fetch(`${standIns.env.STRIPE_API_BASE}/test/traffic`, {
    method: 'POST',
    body: JSON.stringify({ requests_per_second: 100_000 }),
  })
  const endClocks = installWorldClocks()
  const endWatch = watchAskedTime()
  // A slow machine's delays would be different answers on AWS.
  switchGuard('clock', false)
  const functions: LambdaFunctions = await loadLambdaFunctions()
  const streams = new DynamoDBStreamsClient({ endpoint: standIns.origins.dynamodb })
  const marks = streamMarks(TABLE_NAME)
  const { relay } = functions
  const chance = seededRandom(1).fraction
  const pump = startStreamPump({
    client: streams,
    streamArn: standIns.streamArn,
    positionFile: null,
    fn: {
      ...patient(relay),
      handler: async (event, context) => {
        for (const record of event.Records) office.sort(record)
        if (chance() < 0.2) await relay.handler(event, context)
        const answer = await relay.handler(event, context)
        const middle = Math.floor(chance() * event.Records.length)
        const again = chance() < 0.05 ? event.Records[middle]?.dynamodb?.SequenceNumber : undefined
        // Records before the failed one do not come again: they count as relayed.
        for (const record of event.Records.slice(0, again ? middle : undefined)) marks.note(record)
        if (again) return { batchItemFailures: [{ itemIdentifier: again }] }
        return answer
      },
    },
  })
  return {
    functions,
    office,
    /** Ends when all that was written until now has been relayed. */
    streamReachesHere: () => marks.reachHere(pump.wake),
    async stop() {
      await pump.stop()
      await office.stop()
      await sesGate.stop()
      streams.destroy()
      marks.stop()
      endClocks()
      endWatch()
    },
  }
}

/** Consumers fail here by design. The invariants find permanent failures. */
function logLevel(): string {
  return process.env.MODEL_LOG_LEVEL ?? 'SILENT'
}
