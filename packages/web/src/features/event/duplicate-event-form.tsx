import { duplicateEventBody, type Event } from '@foyer/contracts/event/event'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { instantToWall, wallToInstant } from '../../lib/format/zoned-time.ts'
import { useDuplicateEvent } from './event-mutations.ts'

type Body = z.input<typeof duplicateEventBody>
type Copy = NonNullable<Body['copy']>
type Dates = Pick<Body, 'start_date' | 'end_date'>

interface DuplicateEventFormProps {
  event: Pick<Event, 'id' | 'title' | 'start_date' | 'end_date' | 'timezone' | 'images'>
  onDuplicated: (copy: Event) => void
}

const weekMs = 7 * 24 * 60 * 60 * 1000

/** The copy's title and date, and the parts to copy. */
export function DuplicateEventForm({ event, onDuplicated }: DuplicateEventFormProps) {
  const { t } = useLingui()
  const duplicate = useDuplicateEvent(event.id)
  const form = useAppForm({
    schema: duplicateEventBody,
    defaultValues: { title: event.title, ...datesOfCopy(event), copy: everything(event) },
    onSubmit: async (body) => onDuplicated(await duplicate.mutateAsync(body)),
  })
  const copied = useWatch({ control: form.methods.control, name: 'copy' }) ?? {}
  const hasTickets = copied.tickets
  const labels: Record<keyof Copy, string> = {
    tickets: t`Tickets`,
    capacity_assignments: t`Capacity`,
    check_in_lists: t`Check-in lists`,
    questions: t`Questions`,
    promo_codes: t`Promo codes`,
    affiliates: t`Affiliates`,
    settings: t`Settings and design`,
    cover: t`Cover image`,
  }
  const offered = (Object.keys(labels) as (keyof Copy)[]).filter(
    (part) => part !== 'cover' || event.images.length > 0,
  )
  const taken = offered.filter((part) => copied[part])
  const chosen =
    taken.length === offered.length
      ? t`Everything except sales`
      : taken.map((part) => labels[part]).join(' · ') || t`Nothing`
  const withTickets = (name: 'check_in_lists' | 'capacity_assignments') => (
    <form.Field
      name={`copy.${name}`}
      label={labels[name]}
      help={hasTickets ? undefined : t`Requires the tickets.`}
      isInline
    >
      {(field) => <FormCheckbox {...field} disabled={!hasTickets} />}
    </form.Field>
  )
  const ofTickets = hasTickets ? undefined : t`Only those that apply to all tickets.`
  return (
    <AppForm form={form}>
      <form.Field name="title" label={t`Title`}>
        {(field) => <Input {...field} />}
      </form.Field>
      <form.Field
        name="start_date"
        label={t`Starts`}
        help={t`Sale dates, expiry dates and check-in times move with it, in the event’s time zone.`}
      >
        {(field) => <DateTimeInput {...field} timeZone={event.timezone} />}
      </form.Field>
      <form.Field name="end_date" label={t`Ends`} isOptional>
        {(field) => <DateTimeInput {...field} timeZone={event.timezone} />}
      </form.Field>
      <FormRows>
        <FormRow title={t`What to copy`} value={chosen} names={['copy']}>
          <fieldset className="grid gap-3">
            <legend className="sr-only">{t`What to copy`}</legend>
            <form.Field
              name="copy.tickets"
              label={labels.tickets}
              help={t`With prices, taxes and fees, but without sales.`}
              isInline
            >
              {({ onChange, ...field }) => (
                <FormCheckbox
                  {...field}
                  onChange={(isChosen) => {
                    onChange(isChosen)
                    form.methods.setValue('copy.check_in_lists', Boolean(isChosen), { shouldDirty: true })
                    form.methods.setValue('copy.capacity_assignments', Boolean(isChosen), {
                      shouldDirty: true,
                    })
                  }}
                />
              )}
            </form.Field>
            {withTickets('capacity_assignments')}
            {withTickets('check_in_lists')}
            <form.Field name="copy.questions" label={labels.questions} help={ofTickets} isInline>
              {(field) => <FormCheckbox {...field} />}
            </form.Field>
            <form.Field
              name="copy.promo_codes"
              label={labels.promo_codes}
              help={ofTickets ?? t`Unused, with the same limits.`}
              isInline
            >
              {(field) => <FormCheckbox {...field} />}
            </form.Field>
            <form.Field
              name="copy.affiliates"
              label={labels.affiliates}
              help={t`The same codes, without sales.`}
              isInline
            >
              {(field) => <FormCheckbox {...field} />}
            </form.Field>
            <form.Field
              name="copy.settings"
              label={labels.settings}
              help={t`Otherwise, the account’s event defaults are used.`}
              isInline
            >
              {(field) => <FormCheckbox {...field} />}
            </form.Field>
            {event.images.length > 0 && (
              <form.Field name="copy.cover" label={labels.cover} isInline>
                {(field) => <FormCheckbox {...field} />}
              </form.Field>
            )}
          </fieldset>
        </FormRow>
      </FormRows>
      <FormFooter>{t`Duplicate event`}</FormFooter>
    </AppForm>
  )
}

/** The same weekday and time in a future week, with the original's duration. */
function datesOfCopy({ start_date, end_date, timezone }: DuplicateEventFormProps['event']): Dates {
  const weeks = Math.max(1, Math.ceil((Date.now() - Date.parse(start_date)) / weekMs))
  const later = (instant: string) => {
    const wall = Date.parse(`${instantToWall(instant, timezone)}Z`) + weeks * weekMs
    return wallToInstant(new Date(wall).toISOString().slice(0, 16), timezone)?.instant ?? instant
  }
  return { start_date: later(start_date), end_date: end_date && later(end_date) }
}

function everything({ images }: DuplicateEventFormProps['event']): Copy {
  return {
    tickets: true,
    capacity_assignments: true,
    check_in_lists: true,
    questions: true,
    promo_codes: true,
    affiliates: true,
    settings: true,
    cover: images.length > 0,
  }
}
