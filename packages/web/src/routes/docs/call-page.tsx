import { useQueries } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { MissingPage } from '../../components/layout/page-error.tsx'
import { PageSkeleton } from '../../components/layout/page-skeleton.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { docsQueries } from '../../features/docs/api-document.ts'
import { CallView } from '../../features/docs/call-view.tsx'
import { callsOf } from '../../features/docs/calls.ts'

/** One call of the API, at an address of its own. */
export function CallPage() {
  const { operation = '' } = useParams()
  const [documents, codes, refusals] = useQueries({
    queries: [docsQueries.documents(), docsQueries.codes(), docsQueries.refusals()],
  })
  const failed = [documents, codes, refusals].find(({ error }) => error)
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!documents.data || !codes.data || !refusals.data) return <PageSkeleton />
  const document = documents.data.find((each) => callsOf(each).has(operation))
  const call = document && callsOf(document).get(operation)
  if (!call) return <MissingPage />
  return (
    <CallView document={document} call={call} codes={codes.data} refusals={refusals.data[operation] ?? []} />
  )
}
