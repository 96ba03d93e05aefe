import type { LegalPages } from '@foyer/contracts/stage/stage'

interface LegalLinkListProps {
  /** Null while they are not known. */
  pages: LegalPages | null | undefined
  /** The links' texts, from the catalog of the page that shows them. */
  words: { terms: string; privacy: string; imprint: string }
}

/** Links to the legal pages of the operator or of an organizer, as far as they are set. */
export function LegalLinkList({ pages, words }: LegalLinkListProps) {
  if (!pages) return null
  const links = [
    { href: pages.terms_url, word: words.terms },
    { href: pages.privacy_url, word: words.privacy },
    { href: pages.imprint_url, word: words.imprint },
  ]
  return links.map(
    ({ href, word }) =>
      href && (
        <a key={word} href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {word}
        </a>
      ),
  )
}
