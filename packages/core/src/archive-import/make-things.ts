import { imageStored } from '@foyer/contracts/image/image-messages'
import type { EventsImportLine } from '@foyer/contracts/import/events-import'
import { authorize } from '../authorize.ts'
import { cleanContent } from '../event-message/clean-content.ts'
import { MessageTemplateEntity } from '../store/event-message/message-template-entity.ts'
import type { ArchiveProgress } from '../store/import/archive-progress.ts'
import { OrganizerEntity } from '../store/organizer/organizer-entity.ts'
import { TaxOrFeeEntity } from '../store/tax-or-fee/tax-or-fee-entity.ts'
import { isConditionRefused, outbox, toSend } from '../table/write.ts'
import { type Context, refusalIn } from '../verb.ts'
import type { ArchivedThings, TemplateLine } from './archived-things.ts'
import { bringImage, encodeAt, type ImageScene, imageLine, namedImages } from './bring-image.ts'
import { idHere, organizerItem, taxItem } from './known-things.ts'

interface Made {
  lines: EventsImportLine[]
  images: ArchiveProgress['images']
}

const madeLine = (file: string, row: number, external_id: string, about: string): EventsImportLine => ({
  ...{ file, row, external_id, event_id: null, outcome: 'created', code: null, about, message: null },
})

/**
 * Makes the taxes, fees, templates and organizers of an archive that the account lacks, any number of times with the same end. A dry run makes none, and
 * looks at the logos.
 */
export async function makeThings(
  ctx: Context,
  things: ArchivedThings,
  making: ArchiveProgress['making'],
  scene: ThingsScene,
): Promise<Made> {
  const { account_id, dry_run } = scene
  const made: Made = { lines: [...things.refused], images: { done: 0, refused: 0 } }
  const wanted = <Line extends { external_id: string }>(lines: readonly Line[], ids: readonly string[]) =>
    ids.flatMap((id) => lines.find(({ external_id }) => external_id === id) ?? [])
  for (const line of wanted(things.taxes_and_fees, making.taxes_and_fees)) {
    authorize(ctx, 'tax_or_fee.manage')
    if (!dry_run) await createOnce(TaxOrFeeEntity.create(taxItem(account_id, line)).go())
    made.lines.push(madeLine('account.json', 1, line.external_id, line.name))
  }
  for (const line of wanted(things.message_templates, making.message_templates))
    made.lines.push(await makeTemplate(line, scene))
  const used = new Set<string>()
  for (const { row, line } of things.organizers) {
    const images = namedImages(line.images, used)
    if (!making.organizers.includes(line.external_id)) continue
    await makeOrganizer(ctx, { row, line, images }, scene, made)
  }
  return made
}

/** The import that makes things. */
type ThingsScene = ImageScene & { account_id: string; progress: Pick<ArchiveProgress, 'image_pace'> }

interface OrganizerLine {
  row: number
  line: ArchivedThings['organizers'][number]['line']
  images: ReturnType<typeof namedImages>
}

/** With its logo, in one write. */
async function makeOrganizer(
  ctx: Context,
  { row, line, images }: OrganizerLine,
  scene: ThingsScene,
  made: Made,
): Promise<void> {
  authorize(ctx, 'organizer.manage')
  const { account_id, dry_run } = scene
  const file = 'organizers.jsonl'
  const item = await organizerItem(ctx, account_id, line)
  made.lines.push(madeLine(file, row, line.external_id, line.name))
  const owner = { id: item.id, types: ['ORGANIZER_LOGO'] as const }
  for (const named of images) {
    const brought = await bringImage(scene, owner, named)
    if ('problem' in brought) {
      made.images.refused += 1
      const place = { file, row, external_id: line.external_id, event_id: null }
      made.lines.push(imageLine(place, brought.problem))
      continue
    }
    made.images.done += 1
    item.images = [brought.image]
  }
  if (dry_run) return
  const [image] = item.images
  const encode_at = encodeAt(scene.progress, made.images.done - 1)
  const told =
    image &&
    toSend(imageStored, { type: image.type, account_id, owner_id: item.id, image_id: image.id }, encode_at)
  await createOnce(OrganizerEntity.create({ ...item, ...outbox(told) }).go())
}

async function makeTemplate(
  { external_id, content, ...fields }: TemplateLine,
  { account_id, dry_run }: { account_id: string; dry_run: boolean },
): Promise<EventsImportLine> {
  const line = madeLine('account.json', 1, external_id, fields.name)
  try {
    const item = {
      ...{ account_id, id: idHere('template', account_id, external_id) },
      ...{ ...fields, content: await cleanContent(content) },
    }
    if (!dry_run) await createOnce(MessageTemplateEntity.create(item).go())
    return line
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal || refusal.code === 'server.busy') throw error
    return { ...line, outcome: 'refused', code: refusal.code, message: refusal.message }
  }
}

/** An earlier attempt may have made it. */
async function createOnce(creating: Promise<unknown>): Promise<void> {
  await creating.catch((error) => {
    if (!isConditionRefused(error)) throw error
  })
}
