import { DescribeTableCommand, DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import {
  DeleteProvisionedConcurrencyConfigCommand,
  GetAccountSettingsCommand,
  LambdaClient,
  PutProvisionedConcurrencyConfigCommand,
} from '@aws-sdk/client-lambda'
import { config } from '@foyer/core/config'
import { awsQuotas } from '../../../stacks/limit/aws-quotas.ts'
import { callsOfTheRest, reservedFor, unitsPerPartition } from '../../../stacks/limit/reserved-concurrency.ts'
import { stageSettings } from '../../../stacks/stage-settings.ts'
import { type CommandInput, OperatorError } from './command.ts'
import { whereToAsk } from './doctor/read-quota.ts'
import { readMailCapacity } from './mail-capacity.ts'
import { raiseThroughput } from './parameter-throughput.ts'

/** Write and read units of one buyer. An order uses 18 and 1, its queues about twice that, and its page reads. */
const unitsPerBuyer = { write: 60, read: 40 }

/** Buyers a second for each warm API environment. An order makes about seven requests of a tenth of a second. */
const buyersPerEnvironment = 1

/** The price of an hour of 1,769 MB of provisioned concurrency on ARM in us-east-1, in US dollars. */
const dollarsPerHour = 0.0212

/** The alias that visitors reach (`stacks/put-live.ts`). */
const Qualifier = 'live'

/** Prepares the table, the API and Parameter Store for a number of buyers a second, and says the cost. With --end, releases the environments. */
export async function warmUp({ words, options, stage = '', say }: CommandInput): Promise<boolean> {
  const FunctionName = `${stage}-foyer-api`
  const lambda = new LambdaClient({})
  if (options.end) {
    await lambda.send(new DeleteProvisionedConcurrencyConfigCommand({ FunctionName, Qualifier }))
    say(
      'The warm environments are released and cost nothing more. The table stays warm, which costs nothing. Parameter Store keeps its throughput, which other software of the account may need.',
    )
    return true
  }
  const buyers = Number(words[0])
  if (!Number.isInteger(buyers) || buyers < 1 || buyers > 2000)
    throw new OperatorError('Say how many buyers a second you expect, from 1 to 2000.')
  const environments = Math.ceil(buyers / buyersPerEnvironment)
  const reserved = reservedFor('api', stageSettings(stage).concurrency)
  if (reserved !== undefined && environments > reserved)
    throw new OperatorError(
      `The API may run ${reserved} times at once in this stage, and ${buyers} buyers a second need ${environments}. Raise \`concurrency\` in the stage's settings, and the account's quota with it.`,
    )
  const writeUnits = await warmTable(buyers, say)
  await checkTheRest(lambda, writeUnits, say)
  await checkMail(buyers, say)
  await raiseThroughput(say)
  await lambda.send(
    new PutProvisionedConcurrencyConfigCommand({
      FunctionName,
      Qualifier,
      ProvisionedConcurrentExecutions: environments,
    }),
  )
  say(
    `${environments} environments of the API are kept warm: about ${(environments * dollarsPerHour).toFixed(2)} dollars an hour, until:`,
  )
  say(`  pnpm operate warm-up 0 --end --stage ${stage}`)
  say(
    'A deployment moves them to the new version. The shards of tickets need nothing, since they follow the size of the stock.',
  )
  return true
}

/** A table that takes more has more partitions, and the relay reads each of them. */
async function checkTheRest(
  lambda: LambdaClient,
  writeUnits: number,
  say: CommandInput['say'],
): Promise<void> {
  const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}))
  const free = AccountLimit?.UnreservedConcurrentExecutions ?? 0
  const wanted = callsOfTheRest(Math.ceil(writeUnits / unitsPerPartition))
  if (wanted <= free) return
  say(
    `Consumers and the relay may then run ${wanted} times at once, and no function has reserved ${free} of the account's calls: emails, attendees and statistics of the sale come late. Ask AWS for more: Service Quotas, AWS Lambda, Concurrent executions.`,
  )
}

/** Each order sends an email with the ticket. */
async function checkMail(buyers: number, say: CommandInput['say']): Promise<void> {
  const { perSecond, leftToday } = await readMailCapacity()
  if (perSecond < buyers)
    say(
      `SES sends ${perSecond} emails a second, and ${buyers} buyers a second need ${buyers}: tickets of one minute of such a rush take ${Math.ceil(buyers / perSecond)} minutes. ${whereToAsk(awsQuotas.mailRate)}`,
    )
  if (Number.isFinite(leftToday))
    say(
      `SES sends ${leftToday} more emails in these 24 hours: those of ${Math.floor(leftToday / buyers / 60)} minutes of such a rush. Check a whole sale: pnpm operate doctor --orders <orders>`,
    )
}

/** Answers the write units a second that the table takes then. */
async function warmTable(buyers: number, say: CommandInput['say']): Promise<number> {
  const dynamodb = new DynamoDBClient({})
  const TableName = config().TABLE_NAME
  const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName }))
  const { WriteUnitsPerSecond: write = 4000, ReadUnitsPerSecond: read = 12_000 } = Table?.WarmThroughput ?? {}
  const wanted = {
    WriteUnitsPerSecond: Math.max(write, buyers * unitsPerBuyer.write),
    ReadUnitsPerSecond: Math.max(read, buyers * unitsPerBuyer.read),
  }
  if (wanted.WriteUnitsPerSecond === write && wanted.ReadUnitsPerSecond === read) {
    say(
      `The table already takes ${write} write and ${read} read units a second at once: enough for ${buyers} buyers.`,
    )
    return write
  }
  const indexes = ['gsi1', 'gsi2'].map((IndexName) => ({ Update: { IndexName, WarmThroughput: wanted } }))
  await dynamodb.send(
    new UpdateTableCommand({ TableName, WarmThroughput: wanted, GlobalSecondaryIndexUpdates: indexes }),
  )
  say(
    `AWS prepares the table for ${wanted.WriteUnitsPerSecond} write and ${wanted.ReadUnitsPerSecond} read units a second (now ${write} and ${read}).`,
  )
  say(
    'AWS charges once for each unit above what the table has (see "warm throughput" in its prices). It takes up to an hour.',
  )
  return wanted.WriteUnitsPerSecond
}
