import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../components/ui/badge.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Meter } from '../../components/ui/meter.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { questionQueries } from './question-queries.ts'

/** How often each option of a question was chosen. */
export function AnswerCounts({ eventId, questionId }: { eventId: string; questionId: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const { data, error, refetch } = useQuery(questionQueries.answerCounts(eventId, questionId))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-32 rounded-lg" />
  if (data.answered === 0) return null
  return (
    <ul aria-label={t`How often each option was chosen`} className="grid gap-4 rounded-lg border p-4">
      {data.options.map(({ option, count, is_offered }) => (
        <li key={option} className="grid gap-1.5">
          <p className="flex items-start justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {option}{' '}
              {!is_offered && (
                <Badge>
                  <Trans>No longer offered</Trans>
                </Badge>
              )}
            </span>
            <span className="shrink-0 tabular-nums">
              {format.number(count)}{' '}
              <span className="text-muted-foreground">({format.percent(count / data.answered)})</span>
            </span>
          </p>
          <Meter label={option} value={count} max={data.answered} />
        </li>
      ))}
    </ul>
  )
}
