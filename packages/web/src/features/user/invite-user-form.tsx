import { inviteUserBody } from '@foyer/contracts/invitation/invitation'
import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { FormFooter } from '../../components/ui/form/form-footer.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { useInviteUser } from './account-user-mutations.ts'
import { RoleInput } from './role-input.tsx'

export function InviteUserForm({ onInvited }: { onInvited: () => void }) {
  const { t } = useLingui()
  const invite = useInviteUser()
  const form = useAppForm({
    schema: inviteUserBody,
    defaultValues: { email: '', first_name: '', last_name: '', role: 'ORGANIZER' },
    onSubmit: async (body) => {
      const { email } = await invite.mutateAsync(body)
      toast.success(t`Invitation sent`, { description: email })
      onInvited()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`The invitation was not sent`}>
      <form.Field
        name="email"
        label={t`Email`}
        help={t`We will send a link to this address. It works once, for 7 days.`}
      >
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </form.Field>
      <NameFields fill="off" />
      <form.Field name="role" label={t`Role`}>
        {(field) => <RoleInput {...field} />}
      </form.Field>
      <FormFooter>
        <Trans>Send invitation</Trans>
      </FormFooter>
    </AppForm>
  )
}
