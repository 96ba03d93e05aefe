import { ownDetailsBody } from '@foyer/contracts/self-service/self-service'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { NameFields } from '../../components/ui/form/name-fields.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { Input } from '../../components/ui/input.tsx'

export interface OwnDetailsFormProps {
  /** `email`: null where the page does not know it, so that only a new one is entered. */
  person: { first_name: string; last_name: string; email: string | null }
  onSave: (body: { first_name: string; last_name: string; email?: string | undefined }) => Promise<unknown>
  onDone: () => void
}

/** The name and address of a buyer or a ticket's holder. */
export function OwnDetailsForm({ person, onSave, onDone }: OwnDetailsFormProps) {
  const { t } = useLingui()
  const { first_name, last_name, email } = person
  const form = useAppForm({
    schema: ownDetailsBody,
    defaultValues: { first_name, last_name, email: email ?? undefined },
    onSubmit: async (body) => {
      await onSave(body)
      onDone()
    },
  })
  return (
    <AppForm form={form} failureTitle={t`Nothing was changed`}>
      <NameFields fill="off" />
      <form.Field
        name="email"
        label={email === null ? t`New email address` : t`Email`}
        isOptional={email === null}
        {...(email === null ? { help: t`Leave this empty to keep the current one.` } : {})}
      >
        {({ value = '', onChange, ...field }) => (
          <Input
            {...field}
            type="email"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
          />
        )}
      </form.Field>
      <DialogFormFooter refusal={<Trans>Cancel</Trans>}>
        <Trans>Save changes</Trans>
      </DialogFormFooter>
    </AppForm>
  )
}
