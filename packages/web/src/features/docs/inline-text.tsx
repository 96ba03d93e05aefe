import { Fragment } from 'react'

/** A sentence of the document, in which names stand between backticks and what matters between asterisks. */
export function InlineText({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('`'))
      return (
        <code key={key} className="rounded-sm bg-muted px-1 text-xs">
          {part.slice(1, -1)}
        </code>
      )
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    return <Fragment key={key}>{part}</Fragment>
  })
}
