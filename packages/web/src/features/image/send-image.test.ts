import type { Image } from '@foyer/contracts/image/image'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendImage } from './image-mutations.ts'

vi.mock('../../lib/image/upload-file.ts', () => ({ uploadFile: async () => {} }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const confirmed: Image = {
  id: 'image_1',
  type: 'EVENT_COVER',
  url: '',
  width: 900,
  height: 450,
  size_bytes: 1000,
}

/** Sends a file while the server answers with these states, one after another. Returns the final message for the person. */
async function told(looks: readonly Partial<Image>[]) {
  const read = vi.fn(async () => [
    { ...confirmed, ...looks[Math.min(read.mock.calls.length, looks.length) - 1] },
  ])
  const file = new File(['GIF89a and nothing else'], 'cover.gif', { type: 'image/gif' })
  const upload = { image_id: confirmed.id, url: 'https://storage.example', fields: {} }
  const sent = sendImage(
    { file, onProgress: () => {} },
    {
      start: async () => ({ data: upload as never }),
      confirm: async () => ({ data: confirmed }),
      read,
    },
  ).catch((refusal: unknown) => refusal)
  await vi.runAllTimersAsync()
  return { answer: await sent, looks: read.mock.calls.length }
}

it('an upload that could not be decoded is refused like any other file that is not an image', async () => {
  const { answer, looks } = await told([{}, { is_refused: true }])
  expect(answer).toMatchObject({ code: 'image.invalid', status: 422 })
  expect(looks).toBe(2)
})

it('an upload is answered as soon as the image can be shown', async () => {
  const shown: Partial<Image> = { variants: [] }
  const { answer, looks } = await told([{}, {}, shown, { is_refused: true }])
  expect(answer).toEqual({ ...confirmed, ...shown })
  expect(looks).toBe(3)
})

it('an upload waits for a busy queue for at most half a minute', async () => {
  const { answer, looks } = await told([{}])
  expect(answer).toEqual(confirmed)
  expect(looks).toBe(30)
})
