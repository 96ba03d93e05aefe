import { type ApiKey, type NewApiKey, rotateApiKeyBody } from '@foyer/contracts/api-key/api-key'
import { Trans, useLingui } from '@lingui/react/macro'
import { DialogContent } from '../../components/ui/dialog.tsx'
import { AppForm } from '../../components/ui/form/app-form.tsx'
import { DialogFormFooter } from '../../components/ui/form/dialog-form-footer.tsx'
import { FormDialog } from '../../components/ui/form/form-dialog.tsx'
import { useAppForm } from '../../components/ui/form/use-app-form.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { useRotateApiKey } from './api-key-mutations.ts'

interface RotateApiKeyDialogProps {
  accountId: string
  /** The key that gets another secret, or null. */
  apiKey: ApiKey | null
  /** With the secret, to be shown once. */
  onRotated: (apiKey: NewApiKey) => void
  onClose: () => void
}

/** Asks for how long the earlier secret still works, and gives the key another one. */
export function RotateApiKeyDialog({ accountId, apiKey, onRotated, onClose }: RotateApiKeyDialogProps) {
  const { t } = useLingui()
  const name = apiKey?.name ?? ''
  return (
    <FormDialog open={apiKey !== null} onOpenChange={(opens) => !opens && onClose()}>
      {apiKey && (
        <DialogContent
          title={t`Replace the secret of “${name}”?`}
          description={t`You get another secret now. Choose how long the earlier one still works, so you can update your programs.`}
        >
          <RotateApiKeyForm accountId={accountId} apiKeyId={apiKey.id} onRotated={onRotated} />
        </DialogContent>
      )}
    </FormDialog>
  )
}

interface RotateApiKeyFormProps {
  accountId: string
  apiKeyId: string
  onRotated: (apiKey: NewApiKey) => void
}

function RotateApiKeyForm({ accountId, apiKeyId, onRotated }: RotateApiKeyFormProps) {
  const { t } = useLingui()
  const rotate = useRotateApiKey(accountId, apiKeyId)
  const form = useAppForm({
    schema: rotateApiKeyBody,
    defaultValues: { overlap_hours: 24 },
    onSubmit: async (body) => onRotated(await rotate.mutateAsync(body)),
  })
  return (
    <AppForm form={form} failureTitle={t`The secret was not replaced`}>
      <form.Field
        name="overlap_hours"
        label={t`The earlier secret works`}
        help={t`A secret that was replaced before it ends immediately.`}
      >
        {({ value, onChange, ...field }) => (
          <NativeSelect {...field} value={value} onChange={(event) => onChange(Number(event.target.value))}>
            <option value={0}>{t`Not anymore: end it now`}</option>
            <option value={1}>{t`For an hour`}</option>
            <option value={24}>{t`For a day`}</option>
            <option value={168}>{t`For a week`}</option>
            <option value={720}>{t`For 30 days`}</option>
          </NativeSelect>
        )}
      </form.Field>
      <DialogFormFooter refusal={<Trans>Keep secret</Trans>}>
        <Trans>Replace secret</Trans>
      </DialogFormFooter>
    </AppForm>
  )
}
