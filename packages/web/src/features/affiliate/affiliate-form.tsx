import { type Affiliate, affiliateBody } from '@foyer/contracts/affiliate/affiliate'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { FormRow, FormRows } from '../../components/ui/form/form-row.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { RadioGroup, RadioItem } from '../../components/ui/radio-group.tsx'
import { useSaveAffiliate } from './affiliate-mutations.ts'
import { affiliateQueries } from './affiliate-queries.ts'

interface AffiliateFormProps {
  eventId: string
  affiliate?: Affiliate | undefined
  onSaved: (affiliate: Affiliate) => void
}

export function AffiliateForm({ eventId, affiliate, onSaved }: AffiliateFormProps) {
  const { t } = useLingui()
  const save = useSaveAffiliate(eventId, affiliate?.id)
  const client = useQueryClient()
  const form = useAppForm({
    schema: affiliateBody,
    defaultValues: affiliate ? pickBody(affiliate) : { name: '', code: '', email: '', status: 'ACTIVE' },
    readLatest:
      affiliate &&
      (async () => {
        const query = affiliateQueries.detail(eventId, affiliate.id)
        return pickBody(await client.fetchQuery({ ...query, staleTime: 0 }))
      }),
    onSubmit: async (body) => onSaved(await save.mutateAsync(body)),
  })
  const isCodeFixed = affiliate?.is_used ?? false
  const { code, email, status } = useWatch({ control: form.methods.control })
  return (
    <AppForm form={form}>
      <form.Field
        name="name"
        label={t`Name`}
        help={t`A person, a shop or a newsletter. Only your team sees it.`}
      >
        {(field) => <Input {...field} autoComplete="off" />}
      </form.Field>
      <FormRows>
        <FormRow title={t`Code`} value={code || t`Made from the name`} names={['code']}>
          <form.Field
            name="code"
            label={t`Code`}
            isOptional={!affiliate}
            help={
              isCodeFixed
                ? t`This code has orders, so it can no longer be changed.`
                : affiliate
                  ? t`You can change it until the first order. Links with the old code then stop counting.`
                  : t`Part of the link. Leave empty to make it from the name.`
            }
          >
            {(field) => (
              <Input
                {...field}
                readOnly={isCodeFixed}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="read-only:bg-muted read-only:text-muted-foreground"
              />
            )}
          </form.Field>
        </FormRow>
        <FormRow title={t`Email`} value={email || t`Nothing yet`} names={['email']}>
          <form.Field
            name="email"
            label={t`Email`}
            isOptional
            help={t`For your records only. Foyer sends nothing to it.`}
          >
            {(field) => <Input {...field} type="email" autoComplete="off" />}
          </form.Field>
        </FormRow>
        <FormRow title={t`Status`} value={status === 'INACTIVE' ? t`Inactive` : t`Active`} names={['status']}>
          <form.Field name="status" label={t`Status`} isGroup>
            {({ value, onChange, ...field }) => (
              <RadioGroup {...field} value={value ?? ''} onValueChange={onChange}>
                <RadioItem
                  value="ACTIVE"
                  label={t`Active`}
                  description={t`Orders through the link are counted.`}
                />
                <RadioItem
                  value="INACTIVE"
                  label={t`Inactive`}
                  description={t`The link still works, but new orders are not counted.`}
                />
              </RadioGroup>
            )}
          </form.Field>
        </FormRow>
      </FormRows>
      <FormFooter>{affiliate ? <Trans>Save changes</Trans> : <Trans>Create affiliate</Trans>}</FormFooter>
    </AppForm>
  )
}

function pickBody({ name, code, email, status }: Affiliate) {
  return { name, code, email, status }
}
