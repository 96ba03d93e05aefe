import type { EventStatus } from '@foyer/contracts/event/event'
import { getEvent, listEvents, updateEventStatus } from '@foyer/contracts/event/event-endpoints'
import { screen, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { presentAddress } from '../../lib/form/unsaved-forms.ts'
import { answer } from '../../testing/answers.ts'
import { eventScreen, openScreen } from '../../testing/open-screen.ts'
import { sampleId } from '../../testing/sample.ts'

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const cards = () => texts(within(screen.getByRole('main')).queryAllByRole('article'))
const expectCards = (...titles: string[]) =>
  expect.poll(cards).toEqual(titles.map((title) => expect.stringContaining(title)))

/** Two events on sale. Answers as the server does: searched, sorted by title, and archived ones apart. */
function answerEvents() {
  const events = [
    { id: sampleId('event', 0), title: 'Zebra crossing', tickets_sold: 3, tickets_available: 40 },
    { id: sampleId('event', 1), title: 'Aurora', tickets_sold: 0, tickets_available: 40 },
  ]
  const statuses = new Map<string, EventStatus>()
  answer(listEvents, ({ query }) => {
    const isArchive = query.filter_fields?.state?.eq === 'archived'
    const found = events
      .map((event) => ({ ...event, status: statuses.get(event.id) ?? 'LIVE' }))
      .filter(({ status }) => (status === 'ARCHIVED') === isArchive)
      .filter(({ title }) => title.toLowerCase().includes(query.query ?? ''))
    if (query.sort_by !== 'title') return found
    const sorted = found.toSorted((one, other) => one.title.localeCompare(other.title))
    return query.sort_direction === 'desc' ? sorted.toReversed() : sorted
  })
  answer(updateEventStatus, ({ params, body }) => {
    statuses.set(params.event_id, body.status)
    return {}
  })
}

async function act(user: UserEvent, title: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

// Specification: 2.route-events 2.screen-events-list
test('events are searched and sorted in the list, which shows how they sell and keeps its order in its address', async () => {
  answerEvents()
  let user = openScreen('/manage/events')
  await screen.findByText('3 of 40 sold')
  await expectCards('Zebra crossing', 'Aurora')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Title A to Z')
  await expectCards('Aurora', 'Zebra crossing')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Title Z to A')
  await expectCards('Zebra crossing', 'Aurora')
  user = openScreen(presentAddress())
  await screen.findByDisplayValue('Title Z to A')
  await expectCards('Zebra crossing', 'Aurora')
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'auro')
  await expectCards('Aurora')
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), ' and nothing of the kind')
  await screen.findByText('No matches')
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body)
  await expectCards('Zebra crossing', 'Aurora')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

// Specification: 4.event-actions
test('an event is archived from the list after a question, comes back as it was with Undo, and is restored as a draft', async () => {
  answerEvents()
  const user = openScreen('/manage/events')
  await screen.findByText('Aurora')
  const archive = async () => {
    await act(user, 'Aurora', 'Archive event')
    const question = await screen.findByRole('alertdialog', { name: 'Aurora' })
    await user.click(within(question).getByRole('button', { name: 'Archive event' }))
    await screen.findByText('The event is archived')
    await expectCards('Zebra crossing')
  }
  await archive()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expectCards('Zebra crossing', 'Aurora')
  expect(cards()[1]).toContain('On sale')
  await archive()
  await user.click(screen.getByRole('link', { name: 'Archived' }))
  await expectCards('Aurora')
  await act(user, 'Aurora', 'Restore as draft')
  await screen.findByText('No archived events')
  await user.click(screen.getByRole('link', { name: 'Upcoming' }))
  await expectCards('Zebra crossing', 'Aurora')
  expect(cards()[1]).toContain('Draft')
})

// Specification: 2.route-events 2.screen-events-list
test('events are listed in sections, and the switcher finds them in the same order, with their dates', async () => {
  const events = [
    { id: sampleId('event', 0), title: 'Now', lifecycle: 'ONGOING' },
    { id: sampleId('event', 1), title: 'Near' },
    { id: sampleId('event', 2), title: 'Idea', status: 'DRAFT' },
    {
      id: sampleId('event', 3),
      title: 'Over',
      lifecycle: 'ENDED',
      start_date: '2020-01-01T18:00:00Z',
      end_date: '2020-01-01T20:00:00Z',
    },
  ] as const
  const asked = answer(listEvents, ({ query }) =>
    events.filter(({ title }) => title.toLowerCase().includes(query.query ?? '')),
  )
  answer(getEvent, ({ params }) => events.find(({ id }) => id === params.event_id) ?? {})
  openScreen('/manage/events')
  const main = within(await screen.findByRole('main'))
  await main.findAllByRole('heading', { level: 3 })
  expect(texts(main.getAllByRole('heading', { level: 2 }))).toEqual([
    'Happening now',
    'Next',
    'Drafts',
    'Past',
  ])
  expect(texts(main.getAllByRole('heading', { level: 3 }))).toEqual(['Now', 'Near', 'Idea', 'Over'])
  expect(asked.at(-1)?.query).toMatchObject({ sort_by: 'agenda', sort_direction: 'asc' })

  const user = openScreen(eventScreen('dashboard'))
  const [button] = await screen.findAllByRole('button', { name: /Switch event$/ })
  await user.click(button ?? document.body)
  const choice = within(await screen.findByRole('dialog', { name: 'Switch event' }))
  const options = () => texts(choice.queryAllByRole('option'))
  await expect
    .poll(options)
    .toEqual(['Now', 'Near', 'Idea', 'Over'].map((title) => expect.stringContaining(title)))
  expect(options()[3]).toContain('Jan 1, 2020')
  await user.keyboard('ide')
  await expect.poll(options).toEqual([expect.stringContaining('Idea')])
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Idea', level: 1 })
  expect(presentAddress()).toContain(sampleId('event', 2))
})
