import { type User, updateMeBody } from '@foyer/contracts/user/user'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { LocaleInput } from '../../components/foyer/locale-input.tsx'
import { TimeZoneInput } from '../../components/foyer/time-zone-input.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { SettingsPart } from '../../components/ui/settings-part.tsx'
import { chooseLocale } from '../../lib/words/locale.ts'
import { useUpdateMe } from './user-mutations.ts'

/** The address has its own form, because changing it needs the password. */
const schema = updateMeBody.omit({ email: true, current_password: true })

export function ProfileForm({ user }: { user: User }) {
  const { t } = useLingui()
  const update = useUpdateMe()
  const { first_name, last_name, timezone, locale } = user
  const form = useAppForm({
    schema,
    values: { first_name, last_name, timezone, locale },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      await chooseLocale(body.locale)
      toast.success(t`Profile saved`)
    },
  })
  return (
    <AppForm form={form} className="grid-cols-1 gap-8">
      <SettingsPart
        title={t`Name and language`}
        help={t`How Foyer addresses you, and the times that you read.`}
      >
        <NameFields fill="" />
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <form.Field name="locale" label={t`Language`} help={t`For these pages and our emails to you.`}>
            {(field) => <LocaleInput {...field} />}
          </form.Field>
          <form.Field name="timezone" label={t`Time zone`} help={t`Events keep their own time zone.`}>
            {(field) => <TimeZoneInput {...field} />}
          </form.Field>
        </div>
      </SettingsPart>
      <SaveBar />
    </AppForm>
  )
}
