import { locales } from '@foyer/contracts/locale'
import { type User, updateMeBody } from '@foyer/contracts/user/user'
import { useLingui } from '@lingui/react/macro'
import { toast } from 'sonner'
import { Card, CardContent } from '../../components/ui/card.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SaveBar } from '../../components/ui/form/save-bar.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { TimeZoneInput } from '../../components/ui/time-zone-input.tsx'
import { chooseLocale } from '../../lib/locale.ts'
import { localeNames } from '../../lib/locales.ts'
import { useUpdateMe } from './user-mutations.ts'

export function ProfileForm({ user }: { user: User }) {
  const { t } = useLingui()
  const update = useUpdateMe()
  const { first_name, last_name, timezone, locale } = user
  const form = useAppForm({
    schema: updateMeBody,
    values: { first_name, last_name, timezone, locale },
    onSubmit: async (body) => {
      await update.mutateAsync(body)
      await chooseLocale(body.locale)
      toast.success(t`Profile saved`)
    },
  })
  return (
    <AppForm form={form}>
      <Card>
        <CardContent className="grid gap-6 sm:grid-cols-2">
          <form.Field name="first_name" label={t`First name`}>
            {(field) => <Input {...field} autoComplete="given-name" />}
          </form.Field>
          <form.Field name="last_name" label={t`Last name`} isOptional>
            {(field) => <Input {...field} autoComplete="family-name" />}
          </form.Field>
          <form.Field name="locale" label={t`Language`} help={t`Of these pages and of our emails to you.`}>
            {(field) => (
              <NativeSelect {...field}>
                {locales.map((option) => (
                  <option key={option} value={option} lang={option}>
                    {localeNames[option]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </form.Field>
          <form.Field name="timezone" label={t`Time zone`} help={t`Events keep their own time zone.`}>
            {(field) => <TimeZoneInput {...field} />}
          </form.Field>
        </CardContent>
      </Card>
      <SaveBar />
    </AppForm>
  )
}
