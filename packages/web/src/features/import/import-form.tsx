import type { CheckInList } from '@foyer/contracts/check-in-list/check-in-list'
import { type ImportFormat, importFormat } from '@foyer/contracts/import/import'
import { maxImportBytes } from '@foyer/contracts/import/import-row'
import type { Question } from '@foyer/contracts/question/question'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Field } from '../../components/ui/field.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import { formatWords } from './field-words.ts'
import { FileChoice } from './file-choice.tsx'
import { guessMapping, type Mapping, missingColumns } from './guess-mapping.ts'
import { useStartImport } from './import-mutations.ts'
import { type ChosenTable, type FileColumns, NotCsv, readChosen, readColumns } from './read-columns.ts'
import { StartFailure } from './start-failure.tsx'
import { useSending } from './use-sending.ts'

interface ImportFormProps {
  eventId: string
  questions: readonly Question[]
  lists: readonly CheckInList[]
  /** A try has begun. */
  onStarted: (import_id: string) => void
}

type Refusal = 'not_csv' | 'too_large'

/** A file of another system, how to read it, and what it may do. It is tried first: nothing is imported by this form. */
export function ImportForm({ eventId, questions, lists, onStarted }: ImportFormProps) {
  const { t, i18n } = useLingui()
  const start = useStartImport(eventId)
  const sending = useSending()
  const [table, setTable] = useState<ChosenTable | null>(null)
  const [columns, setColumns] = useState<FileColumns | null>(null)
  const [format, setFormat] = useState<ImportFormat>('csv')
  const [mapping, setMapping] = useState<Mapping>({})
  const [listId, setListId] = useState(lists[0]?.id ?? '')
  const [createsTickets, setCreatesTickets] = useState(false)
  const [sendsTickets, setSendsTickets] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const choose = async (chosen: File) => {
    start.reset()
    setTable(null)
    setRefusal(chosen.size > maxImportBytes ? 'too_large' : null)
    if (chosen.size > maxImportBytes) return
    try {
      await take(await readChosen(chosen))
    } catch (error) {
      if (!(error instanceof NotCsv)) throw error
      setRefusal('not_csv')
    }
  }
  const take = async (read: ChosenTable) => {
    const found = await readColumns(read.sent)
    setTable(read)
    setColumns(found)
    setFormat(found.format)
    setMapping(guessMapping(found.headings, questions))
  }
  const isMapped = format === 'csv'
  const missing = isMapped ? missingColumns(mapping) : []
  const submit = () => {
    if (!table || missing.length > 0) return
    const given = Object.entries(mapping).filter((entry): entry is [string, string] => Boolean(entry[1]))
    const body = {
      ...{ format, dry_run: true, create_tickets: createsTickets, send_tickets: sendsTickets },
      ...(listId && { check_in_list_id: listId }),
      ...(isMapped && { mapping: Object.fromEntries(given) }),
    }
    start.mutate(
      { body, sent: { file: table.sent, ...sending.begin() } },
      { onSuccess: ({ id }) => onStarted(id), onSettled: sending.end },
    )
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FileChoice
        file={table?.chosen ?? null}
        accept=".csv,.xlsx,.txt,.tsv,.json,.jsonl,.ndjson,text/csv,text/plain"
        hint={
          <Trans>CSV or Excel from Eventbrite, Hi.Events, pretix or any other system. Or drop it here.</Trans>
        }
        progress={sending.progress}
        onChoose={(chosen) => void choose(chosen)}
        onCancel={sending.cancel}
      />
      {refusal === 'not_csv' && (
        <Alert tone="danger" role="alert" title={<Trans>This is not a CSV or Excel file</Trans>}>
          <Trans>Open it in your spreadsheet program, save it as CSV, and choose that file.</Trans>
        </Alert>
      )}
      {refusal === 'too_large' && (
        <Alert tone="danger" role="alert" title={<Trans>This file is too large</Trans>}>
          <Trans>A file may have 64 MB and 100,000 rows. Divide it.</Trans>
        </Alert>
      )}
      {table && columns && (
        <>
          {table.sheets.length > 1 && (
            <Field name="sheet" label={t`Sheet of the file`}>
              {(field) => (
                <NativeSelect
                  {...field}
                  className="max-w-md"
                  value={table.sheet}
                  onChange={(event) => void take(table.sheets[Number(event.target.value)]?.() ?? table)}
                >
                  {table.names.map((name, index) => (
                    <option key={name} value={index}>
                      {name}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          )}
          <Field
            name="format"
            label={t`Where the file comes from`}
            help={<Trans>Found out by its columns. Change it if it is something else.</Trans>}
          >
            {(field) => (
              <NativeSelect
                {...field}
                className="max-w-md"
                value={format}
                onChange={(event) => setFormat(event.target.value as ImportFormat)}
              >
                {importFormat.options
                  .filter((each) => (each === 'rows') === (columns.format === 'rows'))
                  .map((each) => (
                    <option key={each} value={each}>
                      {i18n._(formatWords[each])}
                    </option>
                  ))}
              </NativeSelect>
            )}
          </Field>
          {isMapped && (
            <ColumnMapping
              key={`${table.chosen.name} ${table.chosen.lastModified} ${table.sheet}`}
              columns={columns}
              questions={questions}
              mapping={mapping}
              missing={missing}
              onChange={setMapping}
            />
          )}
          {lists.length > 0 && (
            <Field name="check_in_list_id" label={t`Check-in list for tickets that were checked in already`}>
              {(field) => (
                <NativeSelect
                  {...field}
                  className="max-w-md"
                  value={listId}
                  onChange={(event) => setListId(event.target.value)}
                >
                  {lists.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          )}
          <Field
            name="create_tickets"
            isInline
            label={t`Create tickets that the event does not have`}
            help={
              <Trans>
                With as many places as the file needs, so that no further one is sold by accident.
              </Trans>
            }
          >
            {({ 'aria-required': _, ...field }) => (
              <Checkbox
                {...field}
                checked={createsTickets}
                onCheckedChange={(isOn) => setCreatesTickets(isOn === true)}
              />
            )}
          </Field>
          <Field
            name="send_tickets"
            isInline
            label={t`Email the tickets to buyers and attendees`}
            help={<Trans>Their old codes admit too, so most people need no email.</Trans>}
          >
            {({ 'aria-required': _, ...field }) => (
              <Checkbox
                {...field}
                checked={sendsTickets}
                onCheckedChange={(isOn) => setSendsTickets(isOn === true)}
              />
            )}
          </Field>
          <StartFailure error={start.error} />
          <div className="grid gap-2">
            <Button
              type="submit"
              className="justify-self-start"
              isBusy={start.isPending}
              disabled={missing.length > 0}
            >
              <Trans>Try it</Trans>
            </Button>
            <p className="text-sm text-muted-foreground">
              <Trans>This only shows what would happen. Nothing is imported and no one gets an email.</Trans>
            </p>
          </div>
        </>
      )}
    </form>
  )
}
