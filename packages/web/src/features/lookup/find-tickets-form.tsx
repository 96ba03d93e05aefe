import type { EndpointInput } from '@foyer/contracts/endpoint'
import type { Locale } from '@foyer/contracts/locale'
import { findTickets, findTicketsBody } from '@foyer/contracts/lookup/lookup-endpoints'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { SubmitButton } from '../../components/ui/form/submit-button.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'
import { call } from '../../lib/api/call.ts'

interface FindTicketsFormProps {
  /** The initial value of the field. */
  email: string
  onSent: (email: string) => void
}

/** Requests the links of an address. The response never says whether the address has any (docs/decisions/0080). */
export function FindTicketsForm({ email, onSent }: FindTicketsFormProps) {
  const { t, i18n } = useLingui()
  const find = useMutation({
    mutationFn: (body: EndpointInput<typeof findTickets>['body']) => call(findTickets, { body }),
    meta: { isErrorShownInPlace: true },
  })
  const form = useAppForm({
    schema: findTicketsBody,
    defaultValues: { email, locale: i18n.locale as Locale },
    onSubmit: async (body) => {
      const { data } = await find.mutateAsync(body)
      onSent(data.email)
    },
  })
  return (
    <AppForm form={form} failureTitle={t`No email was sent`}>
      <form.Field name="email" label={t`Email`}>
        {(field) => <Input {...field} type="email" autoComplete="email" />}
      </form.Field>
      <SubmitButton size="lg">
        <Trans>Email my tickets</Trans>
      </SubmitButton>
    </AppForm>
  )
}
