import lighthouse from 'lighthouse'

/** Issue 15: for each page that a buyer or a person who signs in opens. */
export const leastScore = 95
/** An audit below this score is named. */
const noticed = 0.9

export interface Judgement {
  scores: { name: string; score: number }[]
  /** How fast Lighthouse found this machine; about 1,500 and more is a quiet desk. On a slower one its phone is slower, too. */
  machine: number
  /** Audits that cost points or name something to mend, with what they say. */
  findings: string[]
}

/** Has Lighthouse judge a page as on a phone. `isFoundBySearch`: whether search engines may list it, and so judge it. */
export async function judgePage(
  url: string,
  { port, isFoundBySearch }: { port: number; isFoundBySearch: boolean },
): Promise<Judgement> {
  const onlyCategories = [
    'performance',
    'accessibility',
    'best-practices',
    ...(isFoundBySearch ? ['seo'] : []),
  ]
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse does not judge ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse does not judge ${url}: ${runtimeError.message}`)
  const judged = Object.values(categories)
  const weighed = new Set(
    judged.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
  )
  const low = Object.values(audits).filter(
    ({ id, score }) => weighed.has(id) && score !== null && score < noticed,
  )
  return {
    scores: judged.map(({ title, score }) => ({ name: title, score: Math.round((score ?? 0) * 100) })),
    machine: Math.round(result.lhr.environment.benchmarkIndex),
    findings: low.map(({ id, title, displayValue, details }) => {
      const [first] = details?.type === 'table' ? details.items : []
      const node = first?.node as { snippet?: string } | undefined
      return [`${id}: ${displayValue ?? title}`, node?.snippet?.slice(0, 160)].filter(Boolean).join(' ')
    }),
  }
}

/** The judgement that stands in the middle by its performance, the first score. */
export function middleOf(judgements: readonly Judgement[]): Judgement {
  const performance = ({ scores }: Judgement) => scores[0]?.score ?? 0
  const sorted = judgements.toSorted((one, other) => performance(one) - performance(other))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No page was judged.')
  return middle
}
