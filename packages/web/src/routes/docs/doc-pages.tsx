import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { html as changes } from '../../../../../docs/api/changes.md?page'
import { html as guide } from '../../../../../docs/api/guide.md?page'
import { html as webhooks } from '../../../../../docs/api/webhooks.md?page'
import { html as stability } from '../../../../../docs/api-stability.md?page'
import { usePageTitle } from '../../components/ui/page-title.ts'
import { DocText } from '../../features/docs/doc-text.tsx'

export function GuidePage() {
  return <DocPage title={msg`Guide`} html={guide} />
}

export function WebhooksDocPage() {
  return <DocPage title={msg`Webhooks`} html={webhooks} />
}

export function StabilityPage() {
  return <DocPage title={msg`What programs may rely on`} html={stability} />
}

export function ChangesPage() {
  return <DocPage title={msg`What changed`} html={changes} />
}

function DocPage({ title, html }: { title: MessageDescriptor; html: string }) {
  usePageTitle(useLingui()._(title))
  return <DocText html={html} />
}
