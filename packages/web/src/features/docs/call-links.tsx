import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Input } from '../../components/ui/input.tsx'
import { cn } from '../../lib/look/cn.ts'
import { paths } from '../../paths.ts'
import type { ApiDocument } from './api-document.ts'
import { callsByTag } from './calls.ts'

/** All calls, by what they are about, and a search over them. */
export function CallLinks({ document }: { document: ApiDocument }) {
  const { t } = useLingui()
  const [searched, setSearched] = useState('')
  const { pathname } = useLocation()
  const tags = callsByTag(document, searched)
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
            {calls.map(({ method, operation }) => {
              const to = paths.apiReference(operation.operationId)
              const isHere = pathname === to
              return (
                <li key={operation.operationId}>
                  <Link
                    to={to}
                    aria-current={isHere ? 'page' : undefined}
                    className={cn(
                      'flex items-baseline gap-2 rounded-md px-2 py-1.5 hover:bg-muted',
                      isHere && 'bg-accent text-accent-foreground',
                    )}
                  >
                    <span className="w-12 shrink-0 text-xs text-muted-foreground">
                      {method.toUpperCase()}
                    </span>
                    <span className="wrap-anywhere">{operation.summary}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
