import { useEffect } from 'react'

/**
 * Title and meta tags of pages whose address is their key (order, ticket, door): never indexed, never told to others.
 * The servers' headers say the same for a page that is loaded directly.
 */
export function PrivateLinkHead({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Foyer`
  }, [title])
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  )
}
