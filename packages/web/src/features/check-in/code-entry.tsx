import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Input } from '../../components/ui/input.tsx'

/** A field for a code that is typed by hand or by a hardware scanner. */
export function CodeEntry({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    onCode(text)
    setText('')
  }
  return (
    <form onSubmit={submit} className="flex gap-2">
      <Input
        aria-label={t`Ticket code`}
        placeholder="A-3HJ8N4P"
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className="h-12 uppercase placeholder:normal-case md:text-base"
      />
      <Button type="submit" size="lg">
        <Trans>Check in</Trans>
      </Button>
    </form>
  )
}
