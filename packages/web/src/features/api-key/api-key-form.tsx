import {
  type ApiKey,
  apiKeyBody,
  apiKeyScopes,
  type NewApiKey,
  notOfTestKeys,
} from '@foyer/contracts/api-key/api-key'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { DateTimeInput } from '../../components/ui/date-time-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useFormat } from '../../lib/format/use-format.ts'
import { useCreateApiKey, useUpdateApiKey } from './api-key-mutations.ts'
import { apiKeyQueries } from './api-key-queries.ts'
import { EventsInput } from './events-input.tsx'
import { ScopesInput } from './scopes-input.tsx'

const ofTestKeys = apiKeyScopes.filter((scope) => !notOfTestKeys.includes(scope))

interface ApiKeyFormProps {
  accountId: string
  timeZone: string
  /** A key to be changed. Its secret stays the same. */
  apiKey?: ApiKey | undefined
  /** Whether it is a test key, which stays one. */
  isTest: boolean
  /** With the secret of one that was just created. */
  onSaved: (created: NewApiKey | null) => void
}

export function ApiKeyForm({ accountId, timeZone, apiKey, isTest, onSaved }: ApiKeyFormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const create = useCreateApiKey(accountId)
  const update = useUpdateApiKey(accountId, apiKey?.id ?? '')
  const form = useAppForm({
    schema: apiKeyBody,
    defaultValues: apiKey ? pickBody(apiKey) : { name: '', scopes: [], expires_at: null, event_ids: null },
    readLatest:
      apiKey &&
      (async () => {
        const all = await client.fetchQuery({ ...apiKeyQueries.all(accountId), staleTime: 0 })
        return pickBody(all.find(({ id }) => id === apiKey.id) ?? apiKey)
      }),
    onSubmit: async (body) => {
      if (!apiKey) return onSaved(await create.mutateAsync({ ...body, is_test: isTest }))
      await update.mutateAsync(body)
      onSaved(null)
    },
  })
  const format = useFormat()
  const { event_ids, expires_at } = useWatch({ control: form.methods.control })
  return (
    <AppForm form={form} failureTitle={apiKey ? undefined : t`The key was not created`}>
      <form.Field name="name" label={t`Name`} help={t`Where the key is used, such as “Box office”.`}>
        {(field) => <Input {...field} autoComplete="off" />}
      </form.Field>
      <form.Field
        name="scopes"
        isGroup
        label={t`Permissions`}
        help={
          isTest
            ? t`It sees and makes test events only, and never touches money or your sums.`
            : t`Give it only what it needs. Keys can never manage users, the account or other keys.`
        }
      >
        {(field) => <ScopesInput {...field} scopes={isTest ? ofTestKeys : apiKeyScopes} />}
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
            {(field) => <EventsInput {...field} isTest={isTest} />}
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
      <FormFooter>{apiKey ? <Trans>Save changes</Trans> : <Trans>Create API key</Trans>}</FormFooter>
    </AppForm>
  )
}

function pickBody({ name, scopes, expires_at, event_ids }: ApiKey) {
  return { name, scopes, expires_at, event_ids }
}
