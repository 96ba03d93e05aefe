import {
  deleteEventTranslation,
  getEventTranslation,
  listEventTranslations,
  updateEventTranslation,
} from '@foyer/contracts/translation/translation-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

test('a changed original is marked until its translation is saved or kept; a language is removed', async () => {
  const title = { path: 'title', form: 'LINE' as const, max_length: 200, original: 'Harbour nights' }
  const german = { language: 'de' as const, is_added: true, texts: { title: 'Hafenlichter' } }
  answer(listEventTranslations, { text_count: 1, languages: [{ language: 'de', outdated: 1 }] })
  answer(getEventTranslation, { ...german, originals: [{ ...title, is_outdated: true }] })
  const user = openScreen(eventScreen('languages'))
  await screen.findByText('1 original changed')
  const saved = answer(updateEventTranslation, { ...german, originals: [title] })
  answer(listEventTranslations, { text_count: 1, languages: [{ language: 'de' }] })
  await user.click(await screen.findByRole('button', { name: 'Translation is still right' }))
  await screen.findByText('Complete')
  expect(screen.queryByText('1 original changed')).toBe(null)
  expect(screen.getByLabelText('Title: Harbour nights')).toHaveProperty('value', 'Hafenlichter')
  expect(saved.map(({ body }) => body.texts)).toEqual([{ title: 'Hafenlichter' }])

  await user.click(screen.getByRole('button', { name: 'Remove language' }))
  const question = within(await screen.findByRole('alertdialog'))
  const removed = answer(deleteEventTranslation)
  answer(listEventTranslations, { text_count: 1, languages: [] })
  await user.click(question.getByRole('button', { name: 'Remove language' }))
  await screen.findByText('No other languages yet')
  expect(removed.map(({ params }) => params.language)).toEqual(['de'])
})
