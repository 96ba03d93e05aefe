import { imageMediaTypes, maxImageBytes } from '@foyer/contracts/image/image'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ImageUpload } from '../../components/ui/image-upload.tsx'
import { LogoField } from './logo-field.tsx'

interface LogoChoiceProps {
  file: File | null
  onChoose: (file: File | null) => void
}

/** The logo of an organizer that is not saved yet: kept here and shown, and sent once there is one. */
export function LogoChoice({ file, onChoose }: LogoChoiceProps) {
  const { t } = useLingui()
  const preview = usePreview(file)
  return (
    <LogoField>
      {(help) => (
        <ImageUpload
          label={t`Logo`}
          shape="square"
          image={preview}
          accept={imageMediaTypes}
          maxBytes={maxImageBytes}
          help={help}
          onUpload={async (chosen) => onChoose(chosen)}
          {...(file ? { onRemove: () => onChoose(null) } : {})}
        />
      )}
    </LogoField>
  )
}

/** An address under which the browser shows a file that was chosen. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return address
}
