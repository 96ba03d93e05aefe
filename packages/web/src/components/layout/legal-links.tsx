import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { stageQuery } from '../../lib/api/stage.ts'
import { LegalLinkList } from '../foyer/legal-link-list.tsx'

/** The operator's terms, privacy notice and legal notice, in the footers of the app. */
export function LegalLinks() {
  const { t } = useLingui()
  const { data } = useQuery(stageQuery())
  return (
    <LegalLinkList pages={data} words={{ terms: t`Terms`, privacy: t`Privacy`, imprint: t`Legal notice` }} />
  )
}
