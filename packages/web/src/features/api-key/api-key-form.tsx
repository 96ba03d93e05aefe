import { createApiKeyBody, type NewApiKey } from '@foyer/contracts/api-key/api-key'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useCreateApiKey } from './api-key-mutations.ts'
import { EventsInput } from './events-input.tsx'
import { ScopesInput } from './scopes-input.tsx'

interface ApiKeyFormProps {
  accountId: string
  timeZone: string
  onCreated: (apiKey: NewApiKey) => void
}

export function ApiKeyForm({ accountId, timeZone, onCreated }: ApiKeyFormProps) {
  const { t } = useLingui()
  const create = useCreateApiKey(accountId)
  const form = useAppForm({
    schema: createApiKeyBody,
    defaultValues: { name: '', scopes: [], expires_at: null, event_ids: null },
    onSubmit: async (body) => onCreated(await create.mutateAsync(body)),
  })
  const format = useFormat()
  const { event_ids, expires_at } = useWatch({ control: form.methods.control })
  return (
    <AppForm form={form} failureTitle={t`The key was not created`}>
      <form.Field name="name" label={t`Name`} help={t`Where the key is used, such as “Box office”.`}>
        {(field) => <Input {...field} autoComplete="off" />}
      </form.Field>
      <form.Field
        name="scopes"
        isGroup
        label={t`Permissions`}
        help={t`Give it only what it needs. Keys can never manage users, the account or other keys.`}
      >
        {(field) => <ScopesInput {...field} />}
      </form.Field>
      <FormRows>
        <FormRow
          title={t`Events`}
          value={
            event_ids ? t`${plural(event_ids.length, { one: '# event', other: '# events' })}` : t`All events`
          }
          names={['event_ids']}
        >
          <form.Field
            name="event_ids"
            isGroup
            isOptional
            label={t`Events`}
            help={t`A key for certain events reaches nothing else of the account, and makes no other events.`}
          >
            {(field) => <EventsInput {...field} />}
          </form.Field>
        </FormRow>
        <FormRow
          title={t`Expires`}
          value={expires_at ? format.date(expires_at, timeZone) : t`Never`}
          names={['expires_at']}
        >
          <form.Field
            name="expires_at"
            isOptional
            label={t`Expires`}
            help={t`The key stops working then. Leave empty to keep it working until you revoke it.`}
          >
            {(field) => <DateTimeInput {...field} timeZone={timeZone} />}
          </form.Field>
        </FormRow>
      </FormRows>
      <FormFooter>
        <Trans>Create API key</Trans>
      </FormFooter>
    </AppForm>
  )
}
