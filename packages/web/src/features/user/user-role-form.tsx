import { type AccountUser, updateUserBody } from '@foyer/contracts/user/account-user'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { useUpdateUser } from './account-user-mutations.ts'
import { RoleInput } from './role-input.tsx'

const schema = updateUserBody.pick({ role: true })

/** Changes a user's role in the account. Only the user can change their name, address and language. */
export function UserRoleForm({ user, onSaved }: { user: AccountUser; onSaved: () => void }) {
  const { t } = useLingui()
  const update = useUpdateUser({ isErrorShownInPlace: true })
  const form = useAppForm({
    schema,
    values: { role: user.role },
    onSubmit: async ({ role }) => {
      const { id: user_id, status } = user
      await update.mutateAsync({ params: { user_id }, body: { role, status } })
      toast.success(t`Saved`)
      onSaved()
    },
  })
  return (
    <AppForm form={form}>
      <form.Field name="role" label={t`Role`}>
        {(field) => <RoleInput {...field} />}
      </form.Field>
      <FormFooter>
        <Trans>Save</Trans>
      </FormFooter>
    </AppForm>
  )
}
