import { required } from '../config.ts'

/** Does to the Stripe stand-in what Stripe's API cannot: see `stripe-stand-in/src/test-control/test-control-routes.ts`. */
export async function controlStripe<Answer>(path: string, body: object): Promise<Answer> {
  const url = `${required('STRIPE_API_BASE')}/test/${path}`
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The Stripe stand-in answered ${answer.status}.`)
  return (await answer.json()) as Answer
}
