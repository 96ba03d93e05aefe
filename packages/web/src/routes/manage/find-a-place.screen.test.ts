import { updateEventSettings } from '@foyer/contracts/event/event-endpoints'
import { findPlaces, getPlaceAddress } from '@foyer/contracts/place/place-endpoints'
import { getMe } from '@foyer/contracts/user/user-endpoints'
import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, hold, refuse } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'

const lantern = { place_id: 'lantern', name: 'The Lantern Room', address: '218 Harbor Row, New York' }
const morgenrot = { place_id: 'morgenrot', name: 'Halle Morgenrot', address: 'Lindenzeile 7, 10999 Berlin' }
const asFoundPlaces = { is_email_confirmed: true, finds_places: true }

/** The field for the city of a new event. */
async function openCreation() {
  const user = openScreen('/manage/events/new')
  const city = await screen.findByLabelText<HTMLInputElement>(/^City/)
  const write = (value: string) => fireEvent.input(city, { target: { value } })
  return { user, city, write }
}

test('by keyboard, the settings of an event take a venue from the list, which begins with places and goes on with cities', async () => {
  answer(getMe, asFoundPlaces)
  answer(findPlaces, [morgenrot])
  const address = { venue_name: 'Halle Morgenrot', address_line_1: 'Lindenzeile 7', city: 'Berlin' }
  answer(getPlaceAddress, { location: { ...address, zip_or_postal_code: '10999', country: 'DE' } })
  const saved = answer(updateEventSettings)
  const user = openScreen(eventScreen('settings?section=location'))
  const city = await screen.findByLabelText<HTMLInputElement>(/^City/)
  await user.type(city, 'halle')
  const list = await screen.findByRole('listbox', { name: 'Places and cities' })
  const [first, second] = within(list).getAllByRole('option')
  expect(first?.textContent).toBe('Halle MorgenrotLindenzeile 7, 10999 Berlin')
  expect(second?.textContent).toMatch(/^Halle/)
  await user.keyboard('{ArrowDown}')
  expect(first?.getAttribute('aria-selected')).toBe('true')
  expect(city.getAttribute('aria-activedescendant')).toBe(first?.id)
  await user.keyboard('{Enter}')
  await screen.findByDisplayValue('Halle Morgenrot')
  screen.getByDisplayValue('Lindenzeile 7')
  expect(city.value).toBe('Berlin')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Location saved')
  expect(saved.map(({ body }) => body.location)).toMatchObject([
    { ...address, zip_or_postal_code: '10999', country: 'DE', state_or_region: '' },
  ])
})

test('where the provider is silent or down, cities are found as ever', async () => {
  answer(getMe, asFoundPlaces)
  hold(findPlaces)
  const { write } = await openCreation()
  write('Lisb')
  await screen.findByRole('option', { name: /^Lisbon\s*Portugal$/ })
  refuse(findPlaces, 'request.too_many')
  write('Porto')
  await screen.findByRole('option', { name: /^Porto\s*Portugal$/ })
})

test('a chosen place that cannot be read says so, and what was typed stays', async () => {
  answer(getMe, asFoundPlaces)
  answer(findPlaces, [lantern])
  answer(getPlaceAddress, null)
  const { user, city, write } = await openCreation()
  write('lantern')
  await user.click(await screen.findByRole('option', { name: /^The Lantern Room/ }))
  await screen.findByText('This address could not be read. Type the place instead.')
  expect(city.value).toBe('lantern')
})

test('a stage without a provider finds cities, and is asked for no places', async () => {
  const asked = answer(findPlaces, [morgenrot])
  const { write } = await openCreation()
  screen.getByText('A city from the list also sets the time zone.')
  write('Halle')
  const list = await screen.findByRole('listbox', { name: 'Cities' })
  expect(list.textContent).toMatch(/^Halle/)
  expect(list.textContent).not.toContain('Morgenrot')
  expect(asked).toEqual([])
})

test('typing is answered with one search, and nothing is asked for what says too little', async () => {
  answer(getMe, asFoundPlaces)
  const asked = answer(findPlaces, [lantern])
  const { write } = await openCreation()
  write('la')
  await screen.findByRole('listbox', { name: 'Cities' })
  expect(asked).toEqual([])
  write('lanter')
  write('lantern')
  await screen.findByRole('option', { name: /^The Lantern Room/ })
  expect(asked.map(({ query }) => query.query)).toEqual(['lantern'])
})
