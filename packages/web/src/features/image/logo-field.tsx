import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ImageField } from './image-field.tsx'

/** The logo's label and help. */
export function LogoField({ children }: { children: (help: ReactNode) => ReactNode }) {
  return (
    <ImageField label={<Trans>Logo</Trans>}>
      {children(
        <Trans>
          Best as a square of 400 by 400 pixels, at least 100 by 100. JPEG, PNG, WebP or GIF under 5 MB.
        </Trans>,
      )}
    </ImageField>
  )
}
