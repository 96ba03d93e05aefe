import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { ApiDocument, Schema } from './api-document.ts'
import { InlineText } from './inline-text.tsx'
import { fieldsIn, kindOf, limitsOf, valuesOf, wholeSchema } from './schema.ts'

interface FieldListProps {
  document: ApiDocument
  schema: Schema
}

/** The fields of a body or an answer. Those inside a field are shown when it is opened. */
export function FieldList({ document, schema }: FieldListProps) {
  const { fields, required } = fieldsIn(document, schema)
  return (
    <ul className="divide-y rounded-md border">
      {fields.map(([name, field]) => (
        <FieldRow key={name} document={document} name={name} schema={field} isRequired={required.has(name)}>
          {fieldsIn(document, field).fields.length > 0 && (
            <FieldsInside>
              <FieldList document={document} schema={field} />
            </FieldsInside>
          )}
        </FieldRow>
      ))}
    </ul>
  )
}

interface FieldRowProps extends FieldListProps {
  name: string
  description?: string | undefined
  isRequired: boolean
  children?: ReactNode
}

/** A field or a parameter: its name, its kind, what it means, and what it may be. */
export function FieldRow({ document, name, schema, description, isRequired, children }: FieldRowProps) {
  const whole = wholeSchema(document, schema)
  const words = description ?? whole.description
  const values = valuesOf(document, schema)
  const limits = limitsOf(document, schema)
  return (
    <li className="grid gap-1 px-4 py-3 text-sm" lang="en">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <code className="font-semibold wrap-anywhere">{name}</code>
        <span className="text-muted-foreground">{kindOf(document, schema)}</span>
        {isRequired && (
          <span className="text-xs font-medium text-warning">
            <Trans>Required</Trans>
          </span>
        )}
      </p>
      {words && (
        <p className="wrap-anywhere">
          <InlineText text={words} />
        </p>
      )}
      {values.length > 0 && (
        <p className="flex flex-wrap gap-1 text-xs">
          {values.map((value) => (
            <code key={String(value)} className="rounded-sm bg-muted px-1.5 py-0.5">
              {String(value)}
            </code>
          ))}
        </p>
      )}
      {limits && (
        <p className="text-xs text-muted-foreground">
          {[limits.least, limits.most].map((bound) => bound ?? '…').join(' – ')}{' '}
          {limits.unit === 'characters' ? (
            <Trans>characters</Trans>
          ) : limits.unit === 'items' ? (
            <Trans>entries</Trans>
          ) : null}
        </p>
      )}
      {whole.default !== undefined && (
        <p className="text-xs text-muted-foreground">
          <Trans>
            Without it: <code>{JSON.stringify(whole.default)}</code>
          </Trans>
        </p>
      )}
      {children}
    </li>
  )
}

/** Made when it is first opened: an order has hundreds of fields below it. */
function FieldsInside({ children }: { children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary className="w-fit cursor-pointer rounded-md py-1 text-xs font-medium text-primary">
        <Trans>Fields inside</Trans>
      </summary>
      <div className="mt-2">{wasOpened && children}</div>
    </details>
  )
}
