import { type CheckInList, checkInListBody } from '@foyer/contracts/check-in-list/check-in-list'
import type { Event } from '@foyer/contracts/event/event'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { CheckboxList } from '../../components/ui/checkbox-list.tsx'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useSaveCheckInList } from './check-in-list-mutations.ts'
import { checkInListQueries } from './check-in-list-queries.ts'

interface CheckInListFormProps {
  event: Event
  tickets: readonly Ticket[]
  list?: CheckInList | undefined
  onSaved: () => void
}

export function CheckInListForm({ event, tickets, list, onSaved }: CheckInListFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const save = useSaveCheckInList(event.id, list?.id)
  const client = useQueryClient()
  const form = useAppForm({
    schema: checkInListBody,
    defaultValues: list
      ? pickBody(list)
      : { name: '', description: '', activates_at: null, expires_at: null, ticket_ids: [] },
    readLatest:
      list &&
      (async () => {
        const all = await client.fetchQuery({ ...checkInListQueries.all(event.id), staleTime: 0 })
        return pickBody(all.find(({ id }) => id === list.id) ?? list)
      }),
    onSubmit: async (body) => {
      await save.mutateAsync(body)
      onSaved()
    },
  })
  const { description, activates_at, expires_at } = useWatch({ control: form.methods.control })
  const date = (instant: string) => format.date(instant, event.timezone)
  const [from, until] = [activates_at && date(activates_at), expires_at && date(expires_at)]
  const window =
    from && until
      ? t`From ${from} until ${until}`
      : from
        ? t`From ${from} until a week after the event`
        : until
          ? t`From now until ${until}`
          : t`From now until a week after the event`
  const options = tickets.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <AppForm form={form}>
      <form.Field name="name" label={t`Name`}>
        {(field) => <Input {...field} placeholder={t`Main entrance`} />}
      </form.Field>
      <form.Field
        name="ticket_ids"
        label={t`Admitted tickets`}
        isGroup
        help={t`Leave empty to admit every ticket of the event.`}
      >
        {(field) => <CheckboxList {...field} options={options} />}
      </form.Field>
      <FormRows>
        <FormRow title={t`Note for the door`} value={description || t`Nothing yet`} names={['description']}>
          <form.Field
            name="description"
            label={t`Note for the door`}
            isOptional
            help={t`Staff see it on the check-in page.`}
          >
            {(field) => <Textarea {...field} className="min-h-16" />}
          </form.Field>
        </FormRow>
        <FormRow title={t`Active`} value={window} names={['activates_at', 'expires_at']}>
          <div className="grid gap-4">
            <form.Field name="activates_at" label={t`Active from`} isOptional>
              {(field) => <DateTimeInput {...field} timeZone={event.timezone} />}
            </form.Field>
            <form.Field
              name="expires_at"
              label={t`Active until`}
              isOptional
              help={t`Leave empty to end the link a week after the event.`}
            >
              {(field) => <DateTimeInput {...field} timeZone={event.timezone} />}
            </form.Field>
          </div>
        </FormRow>
      </FormRows>
      <FormFooter>{list ? <Trans>Save changes</Trans> : <Trans>Create list</Trans>}</FormFooter>
    </AppForm>
  )
}

function pickBody({ name, description, activates_at, expires_at, ticket_ids }: CheckInList) {
  return { name, description, activates_at, expires_at, ticket_ids }
}
