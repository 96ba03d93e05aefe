import { Trans } from '@lingui/react/macro'
import { Alert } from '../../components/ui/alert.tsx'
import { CallError } from '../../lib/api/call-error.ts'
import { useErrorText } from '../../lib/words/use-error-text.ts'
import { isStopped } from './use-sending.ts'

/** Why an import did not begin. What was chosen stays. */
export function StartFailure({ error }: { error: Error | null }) {
  const errorText = useErrorText()
  if (!error || isStopped(error)) return null
  return (
    <Alert tone="danger" role="alert">
      {isUploadRefused(error) ? <Trans>The file did not arrive. Choose it again.</Trans> : errorText(error)}
    </Alert>
  )
}

/** The storage refused the file, for which the upload of images has the codes. */
function isUploadRefused(error: Error): boolean {
  return error instanceof CallError && error.code.startsWith('image.')
}
