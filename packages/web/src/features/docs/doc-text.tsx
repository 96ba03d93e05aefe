import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** The stage that the texts name stands for the one that the reader is on, with its scheme: a local one has no certificate. */
const example = /(https:\/\/)?tickets\.example/g

const look =
  'doc-text max-w-180 text-sm leading-6 wrap-anywhere [&_:is(h1,h2,h3)]:scroll-mt-6 [&_:is(h1,h2,h3)]:font-semibold [&_h1]:mb-4 [&_h1]:text-xl [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-lg [&_h3]:mt-6 [&_h3]:mb-2 ' +
  '[&_:is(p,ul,ol,pre,.wide)]:my-3 [&_:is(ul,ol)]:ps-6 [&_ul]:list-disc [&_ol]:list-decimal [&_li]:my-1 [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 ' +
  '[&_code]:rounded-sm [&_code]:bg-muted [&_code]:px-1 [&_code]:text-xs [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-muted [&_pre]:p-4 [&_pre_code]:p-0 [&_pre_code]:whitespace-pre ' +
  '[&_.wide]:overflow-x-auto [&_table]:w-full [&_:is(th,td)]:border-b [&_:is(th,td)]:py-2 [&_:is(th,td)]:pe-4 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top'

/** A text of the documentation, made of Markdown while the site was built. It is in English. */
export function DocText({ html }: { html: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isOtherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
    if (!link || isOtherTab || link.origin !== window.location.origin || !link.pathname.startsWith('/docs'))
      return
    event.preventDefault()
    void navigate(link.pathname + link.hash)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed by keyboard, which is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <div
      lang="en"
      className={look}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from the repository
      dangerouslySetInnerHTML={{
        __html: html.replace(example, (_, scheme) => window.location[scheme ? 'origin' : 'host']),
      }}
    />
  )
}
