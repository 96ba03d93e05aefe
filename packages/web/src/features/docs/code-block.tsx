import { CopyButton } from '../../components/ui/copy-button.tsx'

/** Code to read and to copy. What is wider than the page scrolls by itself. */
export function CodeBlock({ code, name }: { code: string; name: string }) {
  return (
    <div className="relative">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={name}
        lang="en"
        className="max-h-120 overflow-auto rounded-md bg-muted"
      >
        <pre className="w-fit p-4 pe-24 text-xs leading-5">
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton value={code} size="sm" className="absolute end-2 top-2" />
    </div>
  )
}
