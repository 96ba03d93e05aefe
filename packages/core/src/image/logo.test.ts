import { describe, expect, it } from 'vitest'
import { readObject } from '../media/s3.ts'
import { getOrganizer } from '../organizer/read-organizers.ts'
import { deleteOrganizer } from '../organizer/write-organizer.ts'
import { getPublicOrganizer } from '../public-page/public-event.ts'
import { newId } from '../random-id.ts'
import { drawPng } from '../testing/draw-png.ts'
import { mintOrganizer } from '../testing/mint-event.ts'
import { asOrganizer, mintOwner } from '../testing/mint-owner.ts'
import { sendUpload } from '../testing/send-upload.ts'
import { testContext } from '../testing/test-context.ts'
import type { Context } from '../verb.ts'
import { confirmLogoUpload, deleteLogo, startLogoUpload } from './images.ts'

const body = { type: 'ORGANIZER_LOGO', media_type: 'image/png', size_bytes: 1000 } as const

async function upload(ctx: Context, organizer_id: string, bytes: Uint8Array) {
  const started = await startLogoUpload(ctx, { params: { organizer_id }, body })
  await sendUpload(started, bytes)
  return confirmLogoUpload(ctx, { params: { organizer_id, image_id: started.image_id } })
}

describe('an organizer’s logo', () => {
  it('is uploaded, hidden from the public until it was decoded, replaced and removed', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const first = await upload(ctx, organizer_id, drawPng(200, 200))
    expect(first).toMatchObject({ type: 'ORGANIZER_LOGO', width: 200, height: 200 })
    expect(first.url).toMatch(new RegExp(`^/media/${organizer_id}/[a-z0-9]{27}\\.png$`))
    const shown = await getPublicOrganizer(testContext(), { params: { organizer_id } })
    // Nothing can be fetched there before it was decoded.
    expect(shown.images).toEqual([])
    expect(await readObject(first.url.slice(1), 1e6)).toBeNull()

    const second = await upload(ctx, organizer_id, drawPng(100, 100))
    expect((await getOrganizer(ctx, { params: { organizer_id } })).images).toEqual([second])
    expect(await readObject(first.url.slice(1), 1e6)).toBeNull()

    await deleteLogo(ctx, { params: { organizer_id, image_id: second.id } })
    expect((await getOrganizer(ctx, { params: { organizer_id } })).images).toEqual([])
    expect(await readObject(second.url.slice(1), 1e6)).toBeNull()
    const again = deleteLogo(ctx, { params: { organizer_id, image_id: second.id } })
    await expect(again).rejects.toMatchObject({ code: 'image.not_found', status: 404 })
  })

  it('goes with its organizer', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const { url } = await upload(ctx, organizer_id, drawPng(100, 100))
    await deleteOrganizer(ctx, { params: { organizer_id } })
    expect(await readObject(url.slice(1), 1e6)).toBeNull()
  })

  it.each([
    ['image.invalid', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['image.wrong_size', drawPng(99, 200)],
    ['image.wrong_size', drawPng(4001, 200)],
  ])('is refused with %s', async (code, bytes) => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    await expect(upload(ctx, organizer_id, bytes)).rejects.toMatchObject({ code, status: 422 })
    expect((await getOrganizer(ctx, { params: { organizer_id } })).images).toEqual([])
  })

  it('is an admin’s to change', async () => {
    const { ctx } = await mintOwner()
    const { id: organizer_id } = await mintOrganizer(ctx)
    const params = { organizer_id, image_id: newId('image') }
    const caller = asOrganizer(ctx)
    const attempts = [
      startLogoUpload(caller, { params: { organizer_id }, body }),
      confirmLogoUpload(caller, { params }),
      deleteLogo(caller, { params }),
    ]
    const forbidden = { code: 'session.forbidden', status: 403 }
    await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject(forbidden)))
  })
})
