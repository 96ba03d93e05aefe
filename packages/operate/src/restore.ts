import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import { config } from '@foyer/core/config'
import { type CommandInput, OperatorError, type Terminal } from './command.ts'
import { type Copy, type Count, compareTables } from './compare-tables.ts'
import { restoreImages } from './restore-images.ts'
import { keepsVersions } from './set-up/media-versions.ts'

/** How often AWS is asked whether the restored table is there. */
const secondsBetweenLooks = 30

/**
 * Restores the table as it was at a moment, beside the running one, and says what differs, files of images too; with --copy, puts back
 * into the running stage what is `missing` there, or `all` that differs. People go on buying meanwhile.
 */
export async function restore({ words, options, terminal, say }: CommandInput): Promise<boolean> {
  const began = Date.now()
  const copy = copyOf(options.copy)
  const moment = momentOf(words[0])
  const { TABLE_NAME: to, MEDIA_BUCKET } = config()
  const from = tableOf(options) ?? (await restored(moment, terminal))
  const about = typeof options.of === 'string' ? options.of : null
  const differences = await compareTables({ from, to, about, copy })
  const images = await restoreImages({ moment, files: differences.files, copy })
  sayDifferences([...differences.byEntity, ['file of an image', images]], say)
  const seconds = Math.max(1, Math.round((Date.now() - began) / 1000))
  say(
    `${differences.items} items and ${images.before} files compared in ${seconds} seconds; ${differences.copied} items and ${images.copied} files copied.`,
  )
  if (!(await keepsVersions(MEDIA_BUCKET)))
    say(
      `The bucket ${MEDIA_BUCKET} keeps no versions: what was deleted there is lost. Run: pnpm operate set-up`,
    )
  if (copy === 'nothing')
    say(
      `Put back with: pnpm operate restore ${words[0]} ${options.images ? '--images' : `--from ${from}`} --copy missing|all [--of <event or account id>]`,
    )
  else if (!options.images)
    say(`Then run check-pools and check-statistics for the events concerned, and delete the table ${from}.`)
  return true
}

function copyOf(given: unknown = 'nothing'): Copy {
  if (given === 'nothing' || given === 'missing' || given === 'all') return given
  throw new OperatorError('--copy is missing or all. Without it nothing is written.')
}

/** The table to compare with, where none has to be restored: for images alone, the items as they are say what files there are. */
function tableOf({ images, from }: CommandInput['options']): string | null {
  if (images) return config().TABLE_NAME
  return typeof from === 'string' ? from : null
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

function sayDifferences(counts: [entity: string, Count][], say: (line: string) => void): void {
  say('what                  then   missing now   changed since')
  for (const [entity, { before, missing, changed }] of counts.toSorted(([a], [b]) => a.localeCompare(b)))
    say(
      `${entity.padEnd(18)} ${String(before).padStart(7)} ${String(missing).padStart(13)} ${String(changed).padStart(15)}`,
    )
}
