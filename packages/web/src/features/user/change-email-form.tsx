import { type User, updateMeBody } from '@foyer/contracts/user/user'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { PasswordInput } from '../../components/ui/password-input.tsx'
import { useUpdateMe } from './user-mutations.ts'

const schema = updateMeBody.pick({ email: true, current_password: true }).required()

/** Requests another address. Once it is pending, `PendingEmail` replaces this form. */
export function ChangeEmailForm({ user }: { user: User }) {
  const { t } = useLingui()
  const update = useUpdateMe()
  const form = useAppForm({
    schema,
    defaultValues: { email: '', current_password: '' },
    onSubmit: async (body) => {
      if (body.email === user.email) {
        form.methods.setError('email', { message: t`This is already your address.` }, { shouldFocus: true })
        return
      }
      const { first_name, last_name, timezone, locale } = user
      await update.mutateAsync({ first_name, last_name, timezone, locale, ...body })
    },
  })
  return (
    <AppForm form={form} failureTitle={t`Your address was not changed`}>
      <form.Field
        name="email"
        label={t`New email address`}
        help={t`We will send a link to this address to confirm it.`}
      >
        {(field) => <Input {...field} type="email" autoComplete="email" />}
      </form.Field>
      <form.Field name="current_password" label={t`Current password`}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </form.Field>
      <SubmitButton className="justify-self-start">
        <Trans>Change email address</Trans>
      </SubmitButton>
    </AppForm>
  )
}
