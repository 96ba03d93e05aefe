import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUpload } from '../../components/foyer/image-upload.tsx'
import { coverRules } from './image-rules.ts'

interface CoverChoiceProps {
  /** The address under which the chosen file can be shown. */
  shown: string | null
  onChoose: (file: File | null) => void
}

/** The cover of an event that is not saved yet. It is sent once the event exists. */
export function CoverChoice({ shown, onChoose }: CoverChoiceProps) {
  const { t } = useLingui()
  return (
    <ImageUpload
      label={t`Cover image`}
      image={shown}
      {...coverRules}
      help={
        <Trans>Best at 2160 by 1080 pixels, at least 900 by 450. JPEG, PNG, WebP or GIF under 5 MB.</Trans>
      }
      onUpload={async (file) => onChoose(file)}
      {...(shown ? { onRemove: () => onChoose(null) } : {})}
    />
  )
}
