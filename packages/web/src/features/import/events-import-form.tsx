import type { Organizer } from '@foyer/contracts/organizer/organizer'
import type { TaxOrFee } from '@foyer/contracts/tax-or-fee/tax-or-fee'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Field } from '../../components/ui/field.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { EventsFileRefusal } from './events-file-refusal.tsx'
import { useStartEventsImport } from './events-import-mutations.ts'
import { FileChoice } from './file-choice.tsx'
import { type EventsFile, NoEvents, type NoEventsReason, readEventsFile } from './read-events-file.ts'
import { StartFailure } from './start-failure.tsx'
import { namesWithoutEqual, type TaxChoice, TaxChoices } from './tax-choices.tsx'
import { useSending } from './use-sending.ts'
import { WhatComesAlong } from './what-comes-along.tsx'
import { WhichFile } from './which-file.tsx'

/** How a file is imported. The page keeps it while files are tried. */
export interface EventsImportOptions {
  /** Empty: as the file says. */
  organizer_id: string
  with_orders: boolean
  /** Which tax or fee is meant by a name of the file. */
  taxes: TaxChoice
}

interface EventsImportFormProps {
  accountId: string
  organizers: readonly Organizer[]
  taxesAndFees: readonly TaxOrFee[]
  currency: string
  /** Whether the user may import archives, which bring organizers and taxes too. */
  takesArchives: boolean
  options: EventsImportOptions
  onChange: (options: EventsImportOptions) => void
  /** A try has begun. */
  onStarted: (import_id: string) => void
}

/** A file of events or a whole archive, and what it may do. It is tried first: nothing is imported by this form. */
export function EventsImportForm(props: EventsImportFormProps) {
  const { accountId, organizers, taxesAndFees, currency, takesArchives, options, onChange, onStarted } = props
  const { t } = useLingui()
  const start = useStartEventsImport(accountId)
  const sending = useSending()
  const [chosen, setChosen] = useState<{ file: File; is: EventsFile } | null>(null)
  const [refusal, setRefusal] = useState<NoEventsReason | null>(null)
  const choose = async (file: File) => {
    start.reset()
    setChosen(null)
    setRefusal(null)
    try {
      const is = await readEventsFile(file)
      if (is.format === 'archive' && !takesArchives) setRefusal('admins')
      else setChosen({ file, is })
    } catch (error) {
      if (!(error instanceof NoEvents)) throw error
      setRefusal(error.reason)
    }
  }
  const taxNames = chosen?.is.format === 'events' ? namesWithoutEqual(chosen.is.taxes, taxesAndFees) : []
  const submit = () => {
    if (!chosen) return
    const { organizer_id, with_orders, taxes } = options
    const meant = taxNames.flatMap((name) => (taxes[name] ? [[name, taxes[name]] as const] : []))
    const body = {
      ...{ format: chosen.is.format, dry_run: true, with_orders, tax_and_fee_ids: Object.fromEntries(meant) },
      ...(organizer_id && { organizer_id }),
    }
    start.mutate(
      { body, sent: { file: chosen.file, ...sending.begin() } },
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
        file={chosen?.file ?? null}
        accept=".zip,.jsonl,.ndjson,.json,application/zip"
        hint={
          takesArchives ? (
            <Trans>The ZIP file of an archive, or a file of events. Or drop it here.</Trans>
          ) : (
            <Trans>A file of events. Or drop it here.</Trans>
          )
        }
        progress={sending.progress}
        onChoose={(file) => void choose(file)}
        onCancel={sending.cancel}
      />
      {refusal && <EventsFileRefusal reason={refusal} />}
      {!chosen && <WhichFile takesArchives={takesArchives} />}
      {chosen && (
        <>
          <WhatComesAlong file={chosen.is} withOrders={options.with_orders} />
          <Field
            name="organizer_id"
            label={t`Organizer of the events`}
            isOptional
            help={<Trans>Choose one to give all events of the file to it.</Trans>}
          >
            {(field) => (
              <NativeSelect
                {...field}
                className="max-w-md"
                value={options.organizer_id}
                onChange={(event) => onChange({ ...options, organizer_id: event.target.value })}
              >
                <option value="">{t`As the file says`}</option>
                {organizers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <TaxChoices
            names={taxNames}
            taxesAndFees={taxesAndFees}
            currency={currency}
            chosen={options.taxes}
            onChange={(taxes) => onChange({ ...options, taxes })}
          />
          {chosen.is.format === 'archive' && (
            <Field
              name="with_orders"
              isInline
              label={t`Bring orders and attendees too`}
              help={<Trans>No money moves, and no one gets an email.</Trans>}
            >
              {({ 'aria-required': _, ...field }) => (
                <Checkbox
                  {...field}
                  checked={options.with_orders}
                  onCheckedChange={(isOn) => onChange({ ...options, with_orders: isOn === true })}
                />
              )}
            </Field>
          )}
          <StartFailure error={start.error} />
          <div className="grid gap-2">
            <Button type="submit" className="justify-self-start" isBusy={start.isPending}>
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
