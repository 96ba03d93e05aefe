import { parseArgs } from 'node:util'
import { useStage } from './use-stage.ts'

const usage = `Usage, with AWS credentials for the stage's account:

  pnpm operate check-pools <event id> [--mend] --stage <stage>
      Counts an event's stock, capacities and promo codes anew from its orders and says what differs;
      --mend sets it right. Safe while people buy.

  pnpm operate check-statistics <event id> [--mend] --stage <stage>
      Counts an event's sales and admissions anew from its orders and attendees and says which sums of
      its dashboard differ; --mend sets them right. Safe while people buy. Redrive dead letters first.

  pnpm operate redrive <queue> --stage <stage>
      Gives the messages in a queue's dead-letter queue back to the queue. Mend the cause first.

Without --stage, the environment says where the table and the queues are.`

const commands: Record<
  string,
  () => Promise<{ run: (argument: string, mend: boolean) => Promise<boolean> }>
> = {
  'check-pools': async () => ({ run: (await import('./check-pools.ts')).checkPools }),
  'check-statistics': async () => ({ run: (await import('./check-statistics.ts')).checkStatistics }),
  redrive: async () => ({ run: (await import('./redrive.ts')).redrive }),
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string' }, mend: { type: 'boolean', default: false } },
})
const [name = '', argument = ''] = positionals
const command = commands[name]
if (!command || argument === '') {
  console.error(usage)
  process.exit(2)
}
if (values.stage) await useStage(values.stage)
// Imported only now: core reads its environment when it is first used.
const { run } = await command()
process.exitCode = (await run(argument, values.mend)) ? 0 : 1
