import {
  type CapacityAssignment,
  capacityAssignmentBody,
} from '@foyer/contracts/capacity-assignment/capacity-assignment'
import type { Ticket } from '@foyer/contracts/ticket/ticket'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { CheckboxList } from '../../components/ui/checkbox-list.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormCheckbox } from '../../components/ui/form/form-checkbox.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NumberInput } from '../../components/ui/number-input.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { useTakenText } from '../../lib/form/use-taken-text.ts'
import { newCapacityAssignment, toCapacityAssignmentBody } from './capacity-assignment-body.ts'
import { useSaveCapacityAssignment } from './capacity-assignment-mutations.ts'
import { capacityAssignmentQueries } from './capacity-assignment-queries.ts'

interface CapacityAssignmentFormProps {
  eventId: string
  tickets: readonly Ticket[]
  /** The capacity assignment to change. Without it, the form creates one. */
  assignment?: CapacityAssignment | undefined
  onSaved: () => void
}

export function CapacityAssignmentForm({
  eventId,
  tickets,
  assignment,
  onSaved,
}: CapacityAssignmentFormProps) {
  const { t } = useLingui()
  const taken = useTakenText()
  const save = useSaveCapacityAssignment(eventId, assignment?.id)
  const client = useQueryClient()
  const form = useAppForm({
    schema: capacityAssignmentBody,
    defaultValues: assignment ? toCapacityAssignmentBody(assignment) : newCapacityAssignment(),
    readLatest:
      assignment &&
      (async () => {
        const query = capacityAssignmentQueries.detail(eventId, assignment.id)
        return toCapacityAssignmentBody(await client.fetchQuery({ ...query, staleTime: 0 }))
      }),
    onSubmit: async (body) => {
      await save.mutateAsync(body)
      onSaved()
    },
  })
  const { stop_sales_at_limit, status } = useWatch({ control: form.methods.control })
  return (
    <AppForm form={form}>
      <form.Field name="name" label={t`Name`}>
        {(field) => <Input {...field} placeholder={t`Main hall`} />}
      </form.Field>
      <form.Field
        name="capacity"
        label={t`Capacity`}
        isOptional
        help={taken(assignment) ?? t`For all its tickets together, including those already sold.`}
      >
        {(field) => <NumberInput {...field} placeholder={t`Unlimited`} className="max-w-48" />}
      </form.Field>
      <form.Field name="ticket_ids" label={t`Tickets that share the limit`} isGroup>
        {(field) => (
          <CheckboxList {...field} options={tickets.map(({ id, title }) => ({ value: id, label: title }))} />
        )}
      </form.Field>
      <FormRows>
        <FormRow
          title={t`At the limit`}
          value={stop_sales_at_limit ? t`Sales stop` : t`Sales go on`}
          names={['stop_sales_at_limit']}
        >
          <form.Field
            name="stop_sales_at_limit"
            isInline
            label={t`Stop sales at the limit`}
            help={t`Otherwise, it only shows how full it is.`}
          >
            {(field) => <FormCheckbox {...field} />}
          </form.Field>
        </FormRow>
        <FormRow title={t`Status`} value={status === 'INACTIVE' ? t`Inactive` : t`Active`} names={['status']}>
          <form.Field name="status" label={t`Status`} isGroup>
            {({ value, onChange, ...field }) => (
              <RadioGroup {...field} value={value} onValueChange={onChange} className="sm:grid-cols-2">
                <RadioItem isCard value="ACTIVE" label={t`Active`} description={t`The limit applies.`} />
                <RadioItem
                  isCard
                  value="INACTIVE"
                  label={t`Inactive`}
                  description={t`The limit is ignored.`}
                />
              </RadioGroup>
            )}
          </form.Field>
        </FormRow>
      </FormRows>
      <FormFooter>{assignment ? <Trans>Save changes</Trans> : <Trans>Create capacity</Trans>}</FormFooter>
    </AppForm>
  )
}
