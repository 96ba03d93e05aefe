import { user } from '@foyer/contracts/user/user'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { renderText } from '../../testing/render-text.tsx'
import { HintCard } from './hint-card.tsx'
import { hintsAfter } from './hints-after.ts'
import { userQueries } from './user-queries.ts'

const me = user.parse({
  id: 'us_2222222222222222',
  account_id: 'ac_2222222222222222',
  first_name: 'Olga',
  last_name: 'Organizer',
  email: 'olga@example.com',
  pending_email: null,
  is_email_confirmed: true,
  role: 'ADMIN',
  status: 'ACTIVE',
  is_account_owner: true,
  locale: 'en',
  timezone: 'Europe/Berlin',
  last_login_at: null,
  dismissed_hints: [],
  ended_by_proof: [],
  finds_places: false,
})

function shownTo(person: typeof me): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(userQueries.me().queryKey, person)
  return renderText(
    <QueryClientProvider client={client}>
      <HintCard name="orders">Press an order.</HintCard>
    </QueryClientProvider>,
  )
}

it('a hint and its button are there until the person has dismissed that hint', () => {
  expect(shownTo(me)).toContain('Press an order. Got it')
  const other = hintsAfter(me, 'messages')
  expect(shownTo(other)).toContain('Got it')
  expect(shownTo(hintsAfter(other, 'orders'))).toBe('')
  expect(shownTo(hintsAfter(hintsAfter(other, 'orders'), null))).toContain('Press an order.')
})

it('a hint is dismissed once, beside the others', () => {
  const both = hintsAfter(hintsAfter(me, 'orders'), 'messages')
  expect(hintsAfter(both, 'orders').dismissed_hints).toEqual(['orders', 'messages'])
})
