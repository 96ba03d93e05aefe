import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Input } from '../../components/ui/input.tsx'
import { paths } from '../../paths.ts'
import type { ApiDocument } from './api-document.ts'
import { callsByTag } from './calls.ts'
import { DocsLink } from './docs-link.tsx'

/** All calls, by what they are about, and a search over them. */
export function CallLinks({ documents }: { documents: readonly ApiDocument[] }) {
  const { t } = useLingui()
  const [searched, setSearched] = useState('')
  const tags = documents.flatMap((document) => callsByTag(document, searched))
  return (
    <div className="grid gap-4 text-sm">
      <Input
        type="search"
        aria-label={t`Search calls`}
        placeholder={t`Search calls`}
        value={searched}
        onChange={(event) => setSearched(event.target.value)}
      />
      {tags.length === 0 && (
        <p role="status" className="text-muted-foreground">
          <Trans>No calls found</Trans>
        </p>
      )}
      {tags.map(({ name, calls }) => (
        <section key={name} lang="en">
          <h2 className="mb-1 px-2 text-xs font-medium text-muted-foreground">{name}</h2>
          <ul>
            {calls.map(({ method, operation }) => (
              <li key={operation.operationId}>
                <DocsLink
                  to={paths.apiReference(operation.operationId)}
                  className="flex items-baseline gap-2"
                >
                  <span className="w-12 shrink-0 text-xs text-muted-foreground">{method.toUpperCase()}</span>
                  <span className="wrap-anywhere">{operation.summary}</span>
                </DocsLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
