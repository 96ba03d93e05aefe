import type { LegalPages } from '@foyer/contracts/stage/stage'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormCheckbox } from './form-checkbox.tsx'
import { FormField } from './form-field.tsx'

interface TermsFieldProps {
  /** The stage's pages for a new login, the organizer's pages for a buyer. Undefined while they are not known. */
  pages: Pick<LegalPages, 'terms_url' | 'privacy_url'> | undefined
}

/** `is_terms_accepted`, with links to the accepted pages. Renders nothing when there are no terms. */
export function TermsField({ pages }: TermsFieldProps) {
  if (!pages?.terms_url) return null
  const { terms_url, privacy_url } = pages
  return (
    <FormField<string, boolean | undefined>
      name="is_terms_accepted"
      isInline
      label={
        privacy_url ? (
          <Trans>
            I accept the <LegalLink href={terms_url}>terms and conditions</LegalLink> and have read the{' '}
            <LegalLink href={privacy_url}>privacy notice</LegalLink>
          </Trans>
        ) : (
          <Trans>
            I accept the <LegalLink href={terms_url}>terms and conditions</LegalLink>
          </Trans>
        )
      }
    >
      {(field) => <FormCheckbox {...field} />}
    </FormField>
  )
}

/** Opens in a new tab, so that the form keeps what was typed. */
function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {children}
    </a>
  )
}
