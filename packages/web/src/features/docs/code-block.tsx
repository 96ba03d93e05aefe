import { CopyButton } from '../../components/ui/copy-button.tsx'

/** Code to read and to copy. What is wider than the page scrolls by itself. */
export function CodeBlock({ code, name }: { code: string; name: string }) {
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-2">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={name}
        lang="en"
        className="max-h-120 overflow-auto rounded-md bg-muted"
      >
        <pre className="w-fit p-4 text-xs leading-5 sm:pe-24">
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton
        value={code}
        size="sm"
        className="max-sm:order-first max-sm:justify-self-end sm:absolute sm:end-2 sm:top-2"
      />
    </div>
  )
}
