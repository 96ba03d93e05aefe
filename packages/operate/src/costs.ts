import { CostExplorerClient, GetCostAndUsageCommand } from '@aws-sdk/client-cost-explorer'
import type { CommandInput } from './command.ts'

const days = 30
const day = 86_400_000

/** Says what a stage cost in the last 30 days, by service. Cost Explorer charges a cent for the answer. */
export async function costs({ stage = '', say }: CommandInput): Promise<boolean> {
  const [Start, End] = [dayOf(Date.now() - days * day), dayOf(Date.now())]
  // Cost Explorer exists in one region only.
  const { ResultsByTime = [] } = await new CostExplorerClient({ region: 'us-east-1' }).send(
    new GetCostAndUsageCommand({
      TimePeriod: { Start, End },
      Granularity: 'MONTHLY',
      Metrics: ['UnblendedCost'],
      Filter: { Tags: { Key: 'sst:stage', Values: [stage] } },
      GroupBy: [{ Type: 'DIMENSION', Key: 'SERVICE' }],
    }),
  )
  const sums = new Map<string, number>()
  for (const { Keys: [service = ''] = [], Metrics } of ResultsByTime.flatMap(({ Groups = [] }) => Groups))
    sums.set(service, (sums.get(service) ?? 0) + Number(Metrics?.UnblendedCost?.Amount ?? 0))
  if (sums.size === 0) {
    say(`Cost Explorer has no costs for the tag sst:stage = ${stage} from ${Start} to ${End}.`)
    say(
      'Activate the tag sst:stage under Billing, Cost allocation tags. AWS reports its costs from the next day on.',
    )
    return false
  }
  const dearest = [...sums].toSorted(([, a], [, b]) => b - a)
  for (const [service, sum] of dearest) say(`${sum.toFixed(2).padStart(10)}  ${service}`)
  const total = dearest.reduce((all, [, sum]) => all + sum, 0)
  say(`${total.toFixed(2).padStart(10)}  US dollars from ${Start} to ${End}, without Stripe's fees.`)
  return true
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
