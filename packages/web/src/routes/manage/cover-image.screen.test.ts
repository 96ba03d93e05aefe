import { getEvent } from '@foyer/contracts/event/event-endpoints'
import { deleteEventImage } from '@foyer/contracts/image/image-endpoints'
import { screen, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file that is not an image, too large or of the wrong size is refused with a sentence, and nothing is sent', async () => {
  const user = openScreen(eventScreen('settings')).setup({ applyAccept: false })
  await screen.findByRole('button', { name: 'Choose image: Cover image' })
  const refuses = async (file: File, sentence: string) => {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    await user.upload(input ?? document.body, file)
    await within(await screen.findByRole('alert')).findByText(sentence)
  }
  const png = (...parts: BlobPart[]) => new File(parts, 'cover.png', { type: 'image/png' })
  const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' })
  await refuses(notes, 'Choose a JPEG, PNG, WebP or GIF image.')
  await refuses(png('not a picture'), 'This file is not a JPEG, PNG, WebP or GIF image. Choose another.')
  const large = png(new Uint8Array(5 * 1024 * 1024 + 1))
  await refuses(large, 'The image must be under 5 MB. Choose a smaller one.')
  // Only a browser decodes pictures.
  for (const [width, shown] of [
    [899, '899'],
    [4001, '4,001'],
  ] as const) {
    vi.stubGlobal('createImageBitmap', async () => ({ width, height: width, close: () => {} }))
    await refuses(
      png('a picture'),
      `The image is ${shown} by ${shown} pixels. Choose one that is at least 900 by 450 and at most 4,000 by 4,000.`,
    )
  }
  screen.getByRole('button', { name: 'Choose image: Cover image' })
})

test('a cover is removed after a confirmation', async () => {
  answer(getEvent, { images: [{ type: 'EVENT_COVER', url: '/media/cover.jpg', variants: [] }] })
  const user = openScreen(eventScreen('settings'))
  await user.click(await screen.findByRole('button', { name: 'Remove image: Cover image' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the cover image?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  screen.getByRole('button', { name: 'Replace image: Cover image' })
  await user.click(screen.getByRole('button', { name: 'Remove image: Cover image' }))
  const removed = answer(deleteEventImage)
  answer(getEvent, { images: [] })
  await user.click(await screen.findByRole('button', { name: 'Remove image' }))
  await screen.findByRole('button', { name: 'Choose image: Cover image' })
  expect(removed.map(({ params }) => params.image_id)).toEqual([sampleId('image')])
})
