import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '../../components/ui/badge.tsx'
import { PageHeader } from '../../components/ui/page-header.tsx'
import type { ApiDocument, ErrorCodes, Parameter } from './api-document.ts'
import { answerOf, type Call, scopesOf, shownParameters } from './calls.ts'
import { CodeBlock } from './code-block.tsx'
import { curlOf, exampleOf } from './examples.ts'
import { FieldList, FieldRow } from './field-list.tsx'
import { InlineText } from './inline-text.tsx'

interface CallViewProps {
  document: ApiDocument
  call: Call
  codes: ErrorCodes
  refusals: readonly string[]
}

/** All that a program needs to know of one call. */
export function CallView({ document, call, codes, refusals }: CallViewProps) {
  const { t } = useLingui()
  const { operation, method, path } = call
  const body = operation.requestBody?.content?.['application/json']?.schema
  const [status, answer] = answerOf(document, operation) ?? ['', {}]
  const [kind, content] = Object.entries(answer.content ?? {})[0] ?? []
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div lang="en" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PageHeader title={operation.summary} />
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="accent">{method.toUpperCase()}</Badge>
          <code className="wrap-anywhere">/api{path}</code>
        </p>
        {operation.description && (
          <p className="max-w-180 text-sm leading-6">
            <InlineText text={operation.description} />
          </p>
        )}
        <Scopes scopes={scopesOf(document, operation)} />
      </div>
      <Part title={t`Example`}>
        <CodeBlock name={t`Example`} code={curlOf(document, call, window.location.origin)} />
      </Part>
      {call.parameters.length > 0 && (
        <Part title={t`Parameters`}>
          <Parameters document={document} parameters={call.parameters} />
        </Part>
      )}
      {body && (
        <Part title={t`Body`}>
          <FieldList document={document} schema={body} />
        </Part>
      )}
      <Part title={t`Answer`} note={`${status} ${kind ?? ''}`}>
        {content?.schema && kind === 'application/json' && (
          <>
            <CodeBlock name={t`Answer`} code={JSON.stringify(exampleOf(document, content.schema), null, 2)} />
            <FieldList document={document} schema={content.schema} />
          </>
        )}
      </Part>
      {refusals.length > 0 && (
        <Part title={t`Refusals`}>
          <ul className="divide-y rounded-md border text-sm" lang="en">
            {refusals.map((code) => (
              <li key={code} className="grid gap-1 px-4 py-3">
                <p>
                  <span className="text-muted-foreground">{codes[code]?.status}</span>{' '}
                  <code className="font-semibold wrap-anywhere">{code}</code>
                </p>
                <p>{codes[code]?.message}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="flex items-baseline gap-3 font-semibold">
        {title}
        {note && <span className="text-xs font-normal text-muted-foreground">{note}</span>}
      </h2>
      {children}
    </section>
  )
}

function Scopes({ scopes }: { scopes: string[] | null }) {
  if (scopes === null)
    return (
      <p className="text-sm text-muted-foreground">
        <Trans>Needs no key.</Trans>
      </p>
    )
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
      {scopes.length === 0 ? <Trans>Needs a key.</Trans> : <Trans>Needs a key with the scope</Trans>}
      {scopes.map((scope) => (
        <code key={scope} className="rounded-sm bg-muted px-1 text-xs">
          {scope}
        </code>
      ))}
    </p>
  )
}

function Parameters({ document, parameters }: { document: ApiDocument; parameters: readonly Parameter[] }) {
  return (
    <ul className="divide-y rounded-md border">
      {shownParameters(parameters).map(
        ({ name, in: place, schema, description, required = false, operators }) => (
          <FieldRow
            key={`${place} ${name}`}
            {...{ document, schema, description }}
            name={operators ? `${name}[…]` : name}
            isRequired={required}
          >
            {operators && <p className="text-xs text-muted-foreground">{operators.join(', ')}</p>}
          </FieldRow>
        ),
      )}
    </ul>
  )
}
