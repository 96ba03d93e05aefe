import { changeTypes } from '@foyer/contracts/change/change-type'
import { type NewWebhook, type Webhook, webhookBody } from '@foyer/contracts/webhook/webhook'
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
import { changeWords } from './change-words.ts'
import { useCreateWebhook, useUpdateWebhook } from './webhook-mutations.ts'
import { webhookQueries } from './webhook-queries.ts'

interface WebhookFormProps {
  accountId: string
  webhook?: Webhook | undefined
  /** Whether it is told of test events, which stays so. */
  isTest: boolean
  /** With the secret of one that was just created. */
  onSaved: (created: NewWebhook | null) => void
}

export function WebhookForm({ accountId, webhook, isTest, onSaved }: WebhookFormProps) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const create = useCreateWebhook(accountId)
  const update = useUpdateWebhook(accountId, webhook?.id ?? '')
  const form = useAppForm({
    schema: webhookBody,
    defaultValues: webhook
      ? pickBody(webhook)
      : { url: '', description: '', types: [], has_subject: false, is_on: true },
    readLatest:
      webhook &&
      (async () => {
        const all = await client.fetchQuery({ ...webhookQueries.all(accountId), staleTime: 0 })
        return pickBody(all.find(({ id }) => id === webhook.id) ?? webhook)
      }),
    onSubmit: async (body) => {
      if (!webhook) return onSaved(await create.mutateAsync({ ...body, is_test: isTest }))
      await update.mutateAsync(body)
      onSaved(null)
    },
  })
  const { description, has_subject } = useWatch({ control: form.methods.control })
  return (
    <AppForm form={form}>
      <form.Field
        name="url"
        label={t`Address`}
        help={t`Where your program listens. It begins with https:// and can be reached from the internet.`}
      >
        {(field) => <Input {...field} type="url" autoComplete="off" placeholder="https://" />}
      </form.Field>
      <form.Field
        name="types"
        isGroup
        label={t`Tell it of changes to`}
        help={isTest ? t`It is told of test events only.` : undefined}
      >
        {({ onChange, ...field }) => (
          <CheckboxList
            {...field}
            onChange={(chosen) => onChange(changeTypes.filter((type) => chosen.includes(type)))}
            options={changeTypes.map((type) => ({ value: type, label: i18n._(changeWords[type]) }))}
          />
        )}
      </form.Field>
      <FormRows>
        <FormRow title={t`Description`} value={description || t`Nothing yet`} names={['description']}>
          <form.Field name="description" isOptional label={t`Description`}>
            {(field) => <Input {...field} autoComplete="off" />}
          </form.Field>
        </FormRow>
        <FormRow
          title={t`Content`}
          value={has_subject ? t`With names and addresses` : t`Only what changed`}
          names={['has_subject']}
        >
          <form.Field
            name="has_subject"
            isInline
            label={t`Send names and addresses too`}
            help={t`Messages then contain the order or attendee as lists show it. Without this they say only what changed.`}
          >
            {(field) => <FormCheckbox {...field} />}
          </form.Field>
        </FormRow>
      </FormRows>
      <FormFooter>{webhook ? <Trans>Save changes</Trans> : <Trans>Create webhook</Trans>}</FormFooter>
    </AppForm>
  )
}

function pickBody({ url, description, types, has_subject, is_on }: Webhook) {
  return { url, description, types, has_subject, is_on }
}
