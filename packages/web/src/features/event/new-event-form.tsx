import type { Organizer } from '@foyer/contracts/organizer/organizer'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Combobox } from '../../components/ui/combobox.tsx'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { type AppForm as Form, useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useLeaveGuard } from '../../components/ui/form/use-leave-guard.ts'
import { Input } from '../../components/ui/input.tsx'
import {
  firstEventForm,
  type NewEvent,
  type NewEventInput,
  newEventForm,
  payable,
} from '../../lib/form/new-event.ts'
import { useKeptOverReload } from '../../lib/form/use-kept-over-reload.ts'
import { usePriceProblemText } from '../../lib/words/use-price-problem-text.ts'
import { NewEventPlace } from './new-event-place.tsx'
import { NewEventRows } from './new-event-rows.tsx'

interface NewEventFormProps {
  organizers: readonly Organizer[]
  defaults: Pick<NewEventInput, 'organizer_id' | 'timezone' | 'currency' | 'organizer'>
  /** Whether the account has no event yet, so that the place decides the currency. */
  isFirst: boolean
  /** Whether the stage finds venues and addresses, and not only cities. */
  findsPlaces: boolean
  /** The fields of the first ticket. */
  ticket: (form: Form<NewEventInput>) => ReactNode
  cover: ReactNode
  /** Puts the form beside a preview of what is typed so far. */
  layout: (form: ReactNode, typed: Partial<NewEventInput>) => ReactNode
  onSubmit: (body: NewEvent) => Promise<unknown>
  /** Below the button. */
  children?: ReactNode
}

/** A whole event on one screen: title, when, where, cover and first ticket. The rest stands in closed rows (docs/decisions/0099). */
export function NewEventForm(props: NewEventFormProps) {
  const { organizers, defaults, isFirst, findsPlaces, ticket, cover, layout, onSubmit, children } = props
  const { t } = useLingui()
  const sayProblem = usePriceProblemText()
  const form = useAppForm({
    schema: payable(organizers.length > 0 ? newEventForm : firstEventForm, sayProblem),
    defaultValues: {
      ...emptyEvent,
      ...defaults,
      first_ticket: { ...freeTicket, title: t`General admission` },
    },
    onSubmit,
  })
  const typed = useWatch({ control: form.methods.control }) as NewEventInput
  const fields = (
    <AppForm form={form} failureTitle={t`Your event was not created`}>
      <form.Field name="title" label={t`Title`}>
        {(field) => <Input {...field} autoFocus autoComplete="off" />}
      </form.Field>
      {organizers.length > 1 && (
        <form.Field name="organizer_id" label={t`Organizer`}>
          {({ onChange, ...field }) => (
            <Combobox
              {...field}
              options={organizers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => {
                onChange(id)
                followOrganizer(
                  form,
                  organizers.find((organizer) => organizer.id === id),
                )
              }}
            />
          )}
        </form.Field>
      )}
      <form.Field name="start_date" label={t`Starts`}>
        {(field) => <DateTimeInput {...field} timeZone={typed.timezone ?? 'UTC'} />}
      </form.Field>
      <NewEventPlace form={form} isFirst={isFirst} findsPlaces={findsPlaces} />
      {ticket(form)}
      {cover}
      <NewEventRows form={form} />
      <Submit />
      {children}
    </AppForm>
  )
  return layout(fields, typed)
}

function Submit() {
  useLeaveGuard()
  useKeptOverReload()
  return (
    <SubmitButton size="lg">
      <Trans>Create event</Trans>
    </SubmitButton>
  )
}

const emptyEvent = { title: '', description: '', end_date: null, is_online_event: false, location: {} }
const freeTicket = { type: 'FREE' as const, prices: [{ price: 0, quantity_available: null }] }

/** Gives a new event the zone and currency of the chosen organizer, unless a person has chosen them. */
function followOrganizer(form: Form<NewEventInput>, organizer: Organizer | undefined): void {
  const { dirtyFields } = form.methods.formState
  if (!organizer) return
  if (!dirtyFields.timezone) form.methods.setValue('timezone', organizer.timezone)
  if (!dirtyFields.currency) form.methods.setValue('currency', organizer.currency)
}
