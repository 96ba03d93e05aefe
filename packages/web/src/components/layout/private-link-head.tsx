import { usePageTitle } from '../ui/page-title.ts'

/**
 * Title and meta tags of pages with an address that is their key (order, ticket, door): never indexed, never told to others.
 * The servers' headers say the same for a page that is loaded directly.
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
