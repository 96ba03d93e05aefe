import { createApiKey, listApiKeys } from '@foyer/contracts/api-key/api-key-endpoints'
import { listEvents } from '@foyer/contracts/event/event-endpoints'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answers.ts'
import { openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

test('a key is created for one event that it may only read, and its secret is shown once', async () => {
  answer(listEvents, [{ title: 'Other night' }, { title: 'Night of lights' }])
  const own = sampleId('event', 1)
  const created = answer(createApiKey, ({ body }) => ({ ...body, key: 'foyer_secret' }))
  const user = openScreen('/account/api-keys?key=new')
  const form = within(await screen.findByRole('dialog', { name: 'Create API key' }))
  await user.type(await form.findByLabelText('Name'), 'Site')
  await user.click(form.getByRole('checkbox', { name: /^Events, read only/ }))
  await user.click(form.getByRole('button', { name: /^Events/ }))
  await user.click(await form.findByRole('switch', { name: 'Only certain events' }))
  await user.click(await form.findByRole('checkbox', { name: /Night of lights/ }))
  answer(listApiKeys, [{ name: 'Site', event_ids: [own] }])
  await user.click(form.getByRole('button', { name: 'Create API key' }))
  const shown = await screen.findByRole('dialog', { name: 'Your new API key' })
  within(shown).getByText('foyer_secret')
  expect(created.map(({ body }) => body)).toMatchObject([
    { name: 'Site', scopes: ['event.read'], event_ids: [own] },
  ])
  await user.click(within(shown).getByRole('button', { name: 'I have saved it' }))
  await screen.findByText('For 1 event only')
  expect(screen.queryByText('foyer_secret')).toBe(null)
})
