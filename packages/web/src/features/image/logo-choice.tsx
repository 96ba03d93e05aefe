import { useLingui } from '@lingui/react/macro'
import { ImageUpload } from '../../components/foyer/image-upload.tsx'
import { useFileAddress } from '../../lib/image/use-file-address.ts'
import { logoRules } from './image-rules.ts'
import { LogoField } from './logo-field.tsx'

interface LogoChoiceProps {
  file: File | null
  onChoose: (file: File | null) => void
}

/** The logo of an organizer that is not saved yet. It shows here, and is sent once the organizer exists. */
export function LogoChoice({ file, onChoose }: LogoChoiceProps) {
  const { t } = useLingui()
  const preview = useFileAddress(file)
  return (
    <LogoField>
      {(help) => (
        <ImageUpload
          label={t`Logo`}
          shape="square"
          image={preview}
          {...logoRules}
          help={help}
          onUpload={async (chosen) => onChoose(chosen)}
          {...(file ? { onRemove: () => onChoose(null) } : {})}
        />
      )}
    </LogoField>
  )
}
