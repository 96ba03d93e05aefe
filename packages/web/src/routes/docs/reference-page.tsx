import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PageSkeleton } from '../../components/layout/page-skeleton.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import { docsQueries } from '../../features/docs/api-document.ts'
import { callsByTag } from '../../features/docs/calls.ts'
import { InlineText } from '../../features/docs/inline-text.tsx'
import { paths } from '../../paths.ts'

/** What holds for all calls, and what there is, by what it is about. */
export function ReferencePage() {
  const { t } = useLingui()
  const { data: documents, error, refetch } = useQuery(docsQueries.documents())
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!documents) return <PageSkeleton />
  const about = new Map(
    documents.flatMap(({ tags }) => tags.map(({ name, description }) => [name, description] as const)),
  )
  const introduction = documents[0]?.info.description ?? ''
  return (
    <>
      <PageHeader title={t`All calls`} />
      <div lang="en" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid max-w-180 gap-3 leading-6">
          {introduction.split('\n\n').map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere">
              <InlineText text={paragraph} />
            </p>
          ))}
        </div>
        {documents
          .flatMap((document) => callsByTag(document, ''))
          .map(({ name, calls }) => (
            <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <h2 className="font-semibold">{name}</h2>
              <p className="text-muted-foreground">{about.get(name)}</p>
              <ul className="divide-y rounded-md border">
                {calls.map(({ method, path, operation }) => (
                  <li key={operation.operationId} className="grid gap-1 px-4 py-3">
                    <Link
                      to={paths.apiReference(operation.operationId)}
                      className="w-fit font-medium text-primary underline-offset-4 hover:underline"
                    >
                      {operation.summary}
                    </Link>
                    <code className="text-xs wrap-anywhere text-muted-foreground">
                      {method.toUpperCase()} /api{path}
                    </code>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  )
}
