import createClient from 'openapi-fetch'
// npx openapi-typescript https://tickets.example/api/openapi-account.json --default-non-nullable=false -o account.d.ts
import type { paths as accountPaths } from './account.d.ts'
// npx openapi-typescript https://tickets.example/api/openapi.json --default-non-nullable=false -o api.d.ts
import type { paths } from './api.d.ts'

/** A client of the Foyer at that address. Without a key it makes the calls that need none. */
export function foyerClient(
  address: string,
  apiKey?: string,
  send: (request: Request) => Promise<Response> = fetch,
) {
  return createClient<paths & accountPaths>({
    baseUrl: `${address}/api`,
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    fetch: send,
  })
}

export type Foyer = ReturnType<typeof foyerClient>

interface Page<Row> {
  data: Row[]
  meta: { page: number; last_page: number }
}

/** Every row of a list, page after page. `read` asks for one page. */
export async function* everyRow<Row>(
  read: (page: number) => Promise<{ data?: Page<Row>; error?: unknown }>,
): AsyncGenerator<Row> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data: answer, error } = await read(page)
    if (!answer) throw error
    yield* answer.data
    last = answer.meta.last_page
  }
}
