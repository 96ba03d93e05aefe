import { FoyerApi } from '../foyer/foyer-api.ts'

interface DemoEvent {
  id: string
  slug: string
  status: string
  lifecycle: string
}

export type Demo = Awaited<ReturnType<typeof openDemo>>

/** Opens the demo account that `npm start` seeds, and finds its event on sale. */
export async function openDemo() {
  const login = { email: 'demo@foyer.example', password: 'lanterns-at-dusk' }
  const { token } = await new FoyerApi().post<{ token: string }>('/auth/login', login)
  const api = new FoyerApi(token)
  const events = await api.get<DemoEvent[]>('/events?sort_by=start_date&sort_direction=asc')
  const selling = events.find(({ status, lifecycle }) => status === 'LIVE' && lifecycle === 'UPCOMING')
  if (!selling) throw new Error('The demo account has no event on sale.')
  return { api, token, event: selling, page: `/e/${selling.id}/${selling.slug}` }
}
