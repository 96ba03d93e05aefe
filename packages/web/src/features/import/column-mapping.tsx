import { answerPrefix, type ImportField } from '@foyer/contracts/import/import-row'
import type { Question } from '@foyer/contracts/question/question'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Alert } from '../../components/ui/alert.tsx'
import { ClosedRow } from '../../components/ui/closed-row.tsx'
import { Field } from '../../components/ui/field.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { fieldWords } from './field-words.ts'
import type { Mapping } from './guess-mapping.ts'
import type { FileColumns } from './read-columns.ts'

interface ColumnMappingProps {
  columns: FileColumns
  questions: readonly Question[]
  mapping: Mapping
  /** What no column says yet, and must be said. */
  missing: readonly ImportField[]
  onChange: (mapping: Mapping) => void
}

/** What is asked for of every file, whether or not a column was recognized. */
const always: readonly string[] = ['ticket', 'first_name', 'last_name', 'email', 'external_id']
const needed: readonly string[] = ['ticket', 'email', 'external_id']

/**
 * Which column of the file holds what: proposed by the names of the columns, with an example of each choice. What no column was
 * recognized for is in a row that opens.
 */
export function ColumnMapping({ columns, questions, mapping, missing, onChange }: ColumnMappingProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [proposed] = useState(mapping)
  const fields = (Object.keys(fieldWords) as ImportField[]).map((field) => {
    const name: string = field
    return { name, label: i18n._(fieldWords[field]) }
  })
  const asked = questions.map(({ id, title }) => ({ name: `${answerPrefix}${id}`, label: title }))
  const isShown = ({ name }: { name: string }) => always.includes(name) || Boolean(proposed[name])
  const parts = [...fields, ...asked]
  const used = Object.values(mapping)
  const unused = columns.headings.filter((heading) => !used.includes(heading)).join(', ')
  const choices = (some: typeof parts) => (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
      {some.map(({ name, label }) => {
        const column = mapping[name] ?? ''
        const example = columns.examples[column]
        return (
          <Field
            key={name}
            name={name}
            label={label}
            isOptional={!needed.includes(name)}
            help={example && <span className="block truncate">{t`Such as ${example}`}</span>}
          >
            {(field) => (
              <NativeSelect
                {...field}
                value={column}
                onChange={(event) => onChange({ ...mapping, [name]: event.target.value })}
              >
                <option value="">{t`Not in the file`}</option>
                {columns.headings.map((heading) => (
                  <option key={heading} value={heading}>
                    {heading}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )
      })}
    </div>
  )
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 text-base font-semibold">
        <Trans>Columns of the file</Trans>
      </legend>
      <p className="text-sm text-muted-foreground">
        <Trans>Check which column holds what. Leave out what the file does not say.</Trans>
      </p>
      {choices(parts.filter(isShown))}
      <div className="rounded-lg border">
        <ClosedRow
          title={<Trans>More fields</Trans>}
          value={
            unused === '' ? (
              <Trans>Every column is used</Trans>
            ) : (
              <Trans>Columns without a use: {unused}</Trans>
            )
          }
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        >
          {choices(parts.filter((part) => !isShown(part)))}
        </ClosedRow>
      </div>
      {missing.length > 0 && (
        <Alert tone="warning" role="status" title={<Trans>Some columns are still missing</Trans>}>
          <ul className="list-disc ps-4">
            {missing.includes('ticket') && (
              <li>
                <Trans>Choose the column with the ticket’s name.</Trans>
              </li>
            )}
            {missing.includes('email') && (
              <li>
                <Trans>Choose a column with email addresses, of attendees or of buyers.</Trans>
              </li>
            )}
            {missing.includes('external_id') && (
              <li>
                <Trans>Choose a ticket number or an order number, so that no ticket is imported twice.</Trans>
              </li>
            )}
          </ul>
        </Alert>
      )}
    </fieldset>
  )
}
