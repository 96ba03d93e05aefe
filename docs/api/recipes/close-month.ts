/** What lines of the ledger add up to, in minor units. The guide says what each `by` has. */
interface Sum {
  by: string
  which: string
  name: string
  rate: number | null
  currency: string
  gross: number
  net: number
}

/** An account, and a key of it with the scope `ledger.read`. */
export interface Books {
  address: string
  api_key: string
  account_id: string
}

/**
 * A month's books of an account in one call: what came in and went out, each tax by rate, and the payouts that do not tie to what they hold.
 * `month` is such as 2026-11, in the account's time zone.
 */
export async function closeMonth(
  { address, api_key, account_id }: Books,
  month: string,
  send: (request: Request) => Promise<Response> = fetch,
) {
  const headers = { authorization: `Bearer ${api_key}` }
  const url = `${address}/api/accounts/${account_id}/books?month=${month}`
  const answer = await send(new Request(url, { headers }))
  if (!answer.ok) throw await answer.json()
  const { data } = (await answer.json()) as { data: { unbooked: number; sums: Sum[] } }
  if (data.unbooked > 0)
    throw new Error(`Stripe has not booked ${data.unbooked} payments yet. Close the month later.`)
  const held = new Map(data.sums.filter(({ by }) => by === 'held').map(({ which, gross }) => [which, gross]))
  return {
    moved: data.sums
      .filter(({ by }) => by === 'kind')
      .map(({ which, currency, gross, net }) => ({ which, currency, gross, net })),
    taxes: data.sums
      .filter(({ by }) => by === 'tax')
      .map(({ name, rate, currency, gross, net }) => ({ name, rate, currency, gross, net })),
    untied: data.sums
      .filter(({ by, which, gross }) => by === 'payout' && held.get(which) !== gross)
      .map(({ which }) => which),
  }
}
