import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import { config } from '@foyer/core/config'
import { type CommandInput, OperatorError, type Terminal } from './command.ts'
import { type Copy, type Count, compareTables } from './compare-tables.ts'
import { counted } from './counted.ts'
import { restoreImages } from './restore-images.ts'
import { keepsVersions } from './set-up/media-versions.ts'

/** How often the command asks AWS whether the restored table is ready. */
const secondsBetweenLooks = 30

/**
 * Restores the table of a moment into a new table, and says what differs from the running one, image files included. With --copy
 * it puts what is `missing`, or `all` that differs, back into the running stage. People can buy meanwhile.
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
    `Compared ${counted(differences.items, 'item')} and ${counted(images.before, 'file')} in ${counted(seconds, 'second')}. Copied ${counted(differences.copied, 'item')} and ${counted(images.copied, 'file')}.`,
  )
  if (!(await keepsVersions(MEDIA_BUCKET)))
    say(
      `The bucket ${MEDIA_BUCKET} keeps no versions, so its deleted files are lost. Run: pnpm operate set-up`,
    )
  if (copy === 'nothing')
    say(
      `Put back with: pnpm operate restore ${words[0]} ${options.images ? '--images' : `--from ${from}`} --copy missing|all [--of <event or account id>]`,
    )
  else if (!options.images)
    say(
      `Now run check-pools, check-statistics and check-log --mend for these events, and delete the table ${from}.`,
    )
  return true
}

function copyOf(given: unknown = 'nothing'): Copy {
  if (given === 'nothing' || given === 'missing' || given === 'all') return given
  throw new OperatorError('Write --copy missing or --copy all. Without --copy nothing is written.')
}

/** The table to compare with, or null when one has to be restored. For --images, the current items name the files. */
function tableOf({ images, from }: CommandInput['options']): string | null {
  if (images) return config().TABLE_NAME
  return typeof from === 'string' ? from : null
}

function momentOf(text = ''): Date {
  const moment = new Date(text)
  if (!Number.isNaN(moment.getTime()) && moment.getTime() <= Date.now() && text.endsWith('Z')) return moment
  throw new OperatorError(
    `${text} is not a moment in the past. Write it in UTC, such as 2026-11-22T18:30:00Z.`,
  )
}

/** Restores the stage's table of that moment into a new table, and answers its name. */
async function restored(moment: Date, { print, wait }: Terminal): Promise<string> {
  const dynamodb = new DynamoDBClient({})
  const SourceTableName = config().TABLE_NAME
  const TargetTableName = `${SourceTableName}-at-${moment.toISOString().replaceAll(/[^\dTZ]/g, '')}`
  await dynamodb.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName, TargetTableName, RestoreDateTime: moment }),
  )
  print(
    `AWS restores ${TargetTableName}. That takes ten minutes to some hours, depending on the table's size, and costs 0.15 dollars a GB.`,
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
