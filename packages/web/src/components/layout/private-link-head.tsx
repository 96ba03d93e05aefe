import { usePageTitle } from '../ui/page-title.ts'

/**
 * Title and meta tags of pages with a secret address (order, ticket, door). They are never indexed, and other sites never see the
 * address. The server's headers say the same for a page that is loaded directly.
 */
export function PrivateLinkHead({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  )
}
