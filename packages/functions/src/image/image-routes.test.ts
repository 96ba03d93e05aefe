import { drawPng } from '@foyer/core/testing/draw-png'
import { mintEvent } from '@foyer/core/testing/mint-event'
import { mintOwner } from '@foyer/core/testing/mint-owner'
import { describe, expect, it } from 'vitest'
import { apiApp } from '../testing/api-app.ts'
import { imageRoutes } from './image-routes.ts'

const app = apiApp(imageRoutes)

async function sendForm(fields: Record<string, string | Blob>) {
  const { ctx, token } = await mintOwner()
  const { id } = await mintEvent(ctx)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers = { authorization: `Bearer ${token}` }
  return app.request(`/api/events/${id}/images`, { method: 'POST', body: form, headers })
}

describe('POST events/{id}/images', () => {
  // Specification: 3.event-cover 7.call-add-image
  it('takes an image and its kind as a form (specification §7)', async () => {
    const image = new Blob([new Uint8Array(drawPng(900, 450))])
    const response = await sendForm({ type: 'EVENT_COVER', image })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ data: { type: 'EVENT_COVER', width: 900, height: 450 } })
  })

  it('refuses what is no image, too small, missing, or of another kind', async () => {
    const notAnImage = await sendForm({ type: 'EVENT_COVER', image: new Blob(['hello']) })
    expect(await notAnImage.json()).toMatchObject({ code: 'image.invalid' })
    const small = await sendForm({ type: 'EVENT_COVER', image: new Blob([new Uint8Array(drawPng(10, 10))]) })
    expect(await small.json()).toMatchObject({ code: 'image.wrong_size' })
    const missing = await sendForm({ type: 'EVENT_COVER' })
    expect(await missing.json()).toMatchObject({
      code: 'request.invalid',
      errors: { image: ['Choose an image.'] },
    })
    const unknown = await sendForm({ type: 'SELFIE', image: new Blob(['x']) })
    expect(unknown.status).toBe(422)
  })
})
