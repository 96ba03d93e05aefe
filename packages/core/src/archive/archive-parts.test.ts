import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { abortUpload, isUploadOver, writeObject } from '../media/s3.ts'
import { newId, newLinkId } from '../random-id.ts'
import { ArchiveEntity } from '../store/archive/archive-entity.ts'
import { EventEntity } from '../store/event/event-entity.ts'
import { dieAtWrite } from '../testing/die-at-write.ts'
import { mintBareEvent } from '../testing/mint-event-with-ticket.ts'
import { accountOf } from '../testing/mint-owner.ts'
import { mintSoldOrder } from '../testing/mint-sold-order.ts'
import { later } from '../testing/test-context.ts'
import {
  archiveItem,
  deliverArchive,
  finishArchive,
  linesIn,
  readArchiveFile,
} from '../testing/write-archive-file.ts'
import { archiveKey, askArchive } from './ask-archive.ts'

const patience = { timeout: 600_000 }
/** Larger than a part, and nothing that compression makes smaller. */
const largeBytes = 6 * 1024 * 1024
/** Hands on with each part that S3 takes. */
const inParts = { partBytes: 5 * 1024 * 1024 }

type House = Awaited<ReturnType<typeof mintHouse>>
let house: House
/** Its archive has one part before the last, and is written many times. */
let lighter: House
beforeAll(async () => {
  house = await mintHouse([largeBytes, largeBytes])
  lighter = await mintHouse([largeBytes, 1024])
}, 300_000)

/** An account with an event of two pictures and three orders. */
async function mintHouse(sizes: readonly [cover: number, banner: number]) {
  const { ctx, event_id } = await mintBareEvent()
  const images = await Promise.all(
    (['EVENT_COVER', 'EVENT_BANNER'] as const).map(async (type, index) => {
      const size_bytes = sizes[index] ?? 0
      const url = `/media/${event_id}/${newLinkId()}.jpg`
      await writeObject(url.slice(1), randomBytes(size_bytes), 'image/jpeg')
      return { id: newId('image'), type, url, width: 900, height: 450, size_bytes, variants: [] }
    }),
  )
  await EventEntity.patch({ event_id }).set({ images }).go()
  for (const name of ['Ada', 'Grace', 'Edith']) await mintSoldOrder({ event_id, names: [[name, 'Lovelace']] })
  return { ctx, event_id, account_id: accountOf(ctx), images }
}

/** An archive of it, asked for a day later each time, so that none is refused. */
let days = 0
async function ask({ ctx, account_id } = house) {
  days += 1
  const { id } = await askArchive(later(ctx, days * 86_400), account_id)
  return id
}

async function expectWhole({ account_id, event_id, images } = house): Promise<void> {
  const files = await readArchiveFile(account_id)
  const orders = `orders/${event_id}.jsonl`
  const pictures = images.map(({ id }) => `images/${id}.jpg`)
  expect(Object.keys(files)).toEqual([
    ...['README.md', 'account.json', 'organizers.jsonl', 'events.jsonl', orders, `sales/${event_id}.jsonl`],
    ...pictures,
  ])
  expect(linesIn<{ first_name: string }>(files, orders).map(({ first_name }) => first_name)).toEqual([
    ...['Ada', 'Grace', 'Edith'],
  ])
  expect(pictures.map((picture) => files[picture]?.length)).toEqual(
    images.map(({ size_bytes }) => size_bytes),
  )
}

it('a large archive goes up in parts, a message each', patience, async () => {
  const id = await ask()
  expect(await finishArchive(house.account_id, id, inParts)).toBe(3)
  expect((await archiveItem(house.account_id)).upload?.parts).toHaveLength(2)
  await expectWhole()
})

it.each(['before', 'after'] as const)(
  'an archive is whole wherever its process dies %s a write',
  { ...patience, tags: 'long' },
  async (when) => {
    for (let at = 0; ; at += 1) {
      const id = await ask(lighter)
      const finish = () => finishArchive(lighter.account_id, id, { longestMs: 0, ...inParts })
      const death = dieAtWrite(at, when)
      await finish().catch(() => null)
      death.stop()
      if (death.died()) await finish()
      await expectWhole(lighter)
      if (!death.died()) break
    }
  },
)

it('an archive is whole when its process dies after the file is, and before it says so', {
  ...patience,
  tags: 'long',
}, async () => {
  const id = await ask()
  await finishArchive(house.account_id, id, inParts)
  await ArchiveEntity.patch({ archived_account_id: house.account_id }).set({ status: 'WRITING' }).go()
  await deliverArchive(house.account_id, id)
  expect(await archiveItem(house.account_id)).toMatchObject({ status: 'DONE' })
  await expectWhole()
})

it('an archive begins again when S3 has forgotten its upload', { ...patience, tags: 'long' }, async () => {
  const id = await ask()
  await deliverArchive(house.account_id, id, inParts)
  const item = await archiveItem(house.account_id)
  await abortUpload({ key: archiveKey(item), upload_id: item.upload?.upload_id ?? '' })
  expect(await deliverArchive(house.account_id, id, inParts).then(() => null, isUploadOver)).toBe(true)
  await finishArchive(house.account_id, id, inParts)
  await expectWhole()
})
