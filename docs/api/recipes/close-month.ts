import type { Foyer } from './foyer.ts'

/**
 * A month's books of an account in one call: what came in and went out, each tax by rate, and the payouts that do not tie to what they hold.
 * `month` is such as 2026-11, in the account's time zone. A key needs the scope `ledger.read`.
 */
export async function closeMonth(foyer: Foyer, account_id: string, month: string) {
  const { data: answer, error } = await foyer.GET('/accounts/{account_id}/books', {
    params: { path: { account_id }, query: { month } },
  })
  if (!answer) throw error
  const { unbooked, sums } = answer.data
  if (unbooked > 0) throw new Error(`Stripe has not booked ${unbooked} payments yet. Close the month later.`)
  const held = new Map(sums.filter(({ by }) => by === 'held').map(({ which, gross }) => [which, gross]))
  return {
    moved: sums
      .filter(({ by }) => by === 'kind')
      .map(({ which, currency, gross, net }) => ({ which, currency, gross, net })),
    taxes: sums
      .filter(({ by }) => by === 'tax')
      .map(({ name, rate, currency, gross, net }) => ({ name, rate, currency, gross, net })),
    untied: sums
      .filter(({ by, which, gross }) => by === 'payout' && held.get(which) !== gross)
      .map(({ which }) => which),
  }
}
