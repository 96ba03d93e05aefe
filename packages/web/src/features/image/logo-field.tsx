import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ImageField } from './image-field.tsx'

/** The logo's label, and what its help says. */
export function LogoField({ children }: { children: (help: ReactNode) => ReactNode }) {
  return (
    <ImageField label={<Trans>Logo</Trans>}>
      {children(
        <Trans>
          A square of 400 by 400 pixels looks best, at least 100. JPEG, PNG, WebP or GIF under 5 MB.
        </Trans>,
      )}
    </ImageField>
  )
}
