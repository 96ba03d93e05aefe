import * as z from 'zod'
import { AuthShell } from '../components/layout/auth-shell.tsx'
import { AppForm } from '../components/ui/form/app-form.tsx'
import { SubmitButton } from '../components/ui/form/submit-button.tsx'
import { useAppForm } from '../components/ui/form/use-app-form.tsx'
import { Input } from '../components/ui/input.tsx'

const schema = z.strictObject({ email: z.email('Enter a valid email address.'), password: z.string().min(8) })

export function AuthExample() {
  const form = useAppForm({
    schema,
    defaultValues: { email: '', password: '' },
    onSubmit: async () => undefined,
  })
  return (
    <AuthShell title="Sign in" description="Welcome back.">
      <AppForm form={form}>
        <form.Field name="email" label="Email">
          {(field) => <Input {...field} type="email" autoComplete="username" />}
        </form.Field>
        <form.Field name="password" label="Password">
          {(field) => <Input {...field} type="password" autoComplete="current-password" />}
        </form.Field>
        <SubmitButton size="lg">Sign in</SubmitButton>
      </AppForm>
    </AuthShell>
  )
}
