import { type Account, updateAccountBody } from '@foyer/contracts/account/account'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { CurrencyInput } from '../../components/foyer/currency-input.tsx'
import { TimeZoneInput } from '../../components/foyer/time-zone-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { useUpdateAccount } from './account-mutations.ts'

export function AccountForm({ account }: { account: Account }) {
  const { t } = useLingui()
  const update = useUpdateAccount(account.id)
  const { name, currency, timezone, support_email } = account
  const form = useAppForm({
    schema: updateAccountBody,
    values: { name, currency, timezone, support_email },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      toast.success(t`Account saved`)
    },
  })
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart title={t`Account`} help={t`Its name, and what new organizers start with.`}>
        <div className="grid gap-6 sm:grid-cols-2">
          <form.Field name="name" label={t`Account name`} className="sm:col-span-2">
            {(field) => <Input {...field} autoComplete="organization" />}
          </form.Field>
          <form.Field
            name="support_email"
            label={t`Support email`}
            isOptional
            help={t`New organizers start with this address. Foyer also gives it to Stripe.`}
            className="sm:col-span-2"
          >
            {({ value, onChange, ...field }) => (
              <Input
                {...field}
                type="email"
                value={value ?? ''}
                onChange={(event) => onChange(event.target.value || null)}
              />
            )}
          </form.Field>
          <form.Field
            name="currency"
            label={t`Currency`}
            help={t`New organizers start with this currency. Existing ones keep theirs.`}
          >
            {(field) => <CurrencyInput {...field} />}
          </form.Field>
          <form.Field
            name="timezone"
            label={t`Time zone`}
            help={t`New organizers start with this time zone. Existing ones keep theirs.`}
          >
            {(field) => <TimeZoneInput {...field} />}
          </form.Field>
        </div>
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
