import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import { config } from '@foyer/core/config'
import { type CommandInput, OperatorError, type Terminal } from './command.ts'
import { compareTables, type Differences } from './compare-tables.ts'

/** How often AWS is asked whether the restored table is there. */
const secondsBetweenLooks = 30

/**
 * Restores the table as it was at a moment, beside the running one, and says what differs; with --copy, puts items back into the
 * running table: those that are `missing` there, or `all` that differ. People go on buying meanwhile.
 */
export async function restoreTable({ words, options, terminal, say }: CommandInput): Promise<boolean> {
  const began = Date.now()
  const copy = options.copy ?? 'nothing'
  if (copy !== 'nothing' && copy !== 'missing' && copy !== 'all')
    throw new OperatorError('--copy is missing or all. Without it nothing is written.')
  const from = typeof options.from === 'string' ? options.from : await restored(momentOf(words[0]), terminal)
  const about = typeof options.of === 'string' ? options.of : null
  const differences = await compareTables({ from, to: config().TABLE_NAME, about, copy })
  sayDifferences(differences, say)
  const seconds = Math.max(1, Math.round((Date.now() - began) / 1000))
  say(
    `${differences.items} items compared in ${seconds} seconds, ${Math.round(differences.items / seconds)} a second; ${differences.copied} copied.`,
  )
  if (copy === 'nothing')
    say(
      `Put back with: pnpm operate restore-table ${words[0]} --from ${from} --copy missing|all [--of <event or account id>]`,
    )
  else
    say(`Then run check-pools and check-statistics for the events concerned, and delete the table ${from}.`)
  return true
}

function momentOf(text = ''): Date {
  const moment = new Date(text)
  if (!Number.isNaN(moment.getTime()) && moment.getTime() <= Date.now() && text.endsWith('Z')) return moment
  throw new OperatorError(`${text} is no moment of the past. Write it in UTC, such as 2026-11-22T18:30:00Z.`)
}

/** The name of a new table that is as the stage's was at that moment. */
async function restored(moment: Date, { print, wait }: Terminal): Promise<string> {
  const dynamodb = new DynamoDBClient({})
  const SourceTableName = config().TABLE_NAME
  const TargetTableName = `${SourceTableName}-at-${moment.toISOString().replaceAll(/[^\dTZ]/g, '')}`
  await dynamodb.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName, TargetTableName, RestoreDateTime: moment }),
  )
  print(
    `AWS restores ${TargetTableName}. That takes from ten minutes to hours, by the size of the table; it costs 0.15 dollars a GB.`,
  )
  for (;;) {
    const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName: TargetTableName }))
    if (Table?.TableStatus === 'ACTIVE') return TargetTableName
    await wait(secondsBetweenLooks)
  }
}

function sayDifferences({ byEntity }: Differences, say: (line: string) => void): void {
  say('what               then   missing now   changed since')
  for (const [entity, { before, missing, changed }] of [...byEntity].toSorted(([a], [b]) =>
    a.localeCompare(b),
  ))
    say(
      `${entity.padEnd(16)} ${String(before).padStart(6)} ${String(missing).padStart(13)} ${String(changed).padStart(15)}`,
    )
}
