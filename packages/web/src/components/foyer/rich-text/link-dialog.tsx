import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { Button } from '../../ui/button.tsx'
import { DialogContent, DialogTrigger } from '../../ui/dialog.tsx'
import { AppForm } from '../../ui/form/app-form.tsx'
import { DialogFormFooter } from '../../ui/form/dialog-form-footer.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useAppForm } from '../../ui/form/use-app-form.tsx'
import { Input } from '../../ui/input.tsx'
import { linkAddress } from './link-address.ts'
import { ToolbarButton } from './toolbar-button.tsx'

const linkForm = z.object({
  address: z
    .string()
    .refine(
      (typed) => linkAddress(typed) !== null,
      'Enter an https address, an email address or a phone number.',
    ),
})

interface LinkDialogProps {
  editor: Editor
  /** Whether the cursor is in a link, which can then be changed or removed. */
  isLink: boolean
  disabled: boolean
}

/** Asks for the address of the marked text's link. */
export function LinkDialog({ editor, isLink, disabled }: LinkDialogProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const form = useAppForm({
    schema: linkForm,
    defaultValues: { address: '' },
    onSubmit: async ({ address }) => {
      setLink(editor, linkAddress(address) ?? '', address.trim())
      setOpen(false)
    },
  })
  const open = (next: boolean) => {
    if (next) form.methods.reset({ address: String(editor.getAttributes('link').href ?? '') })
    setOpen(next)
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    setOpen(false)
  }
  return (
    <FormDialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <ToolbarButton label={t`Link`} isOn={isLink} disabled={disabled}>
          <Link2 />
        </ToolbarButton>
      </DialogTrigger>
      <DialogContent
        title={isLink ? t`Change link` : t`Add link`}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.view.focus()
        }}
      >
        <AppForm form={form}>
          <form.Field
            name="address"
            label={t`Address`}
            help={t`A web address that begins with https, an email address or a phone number.`}
          >
            {(field) => <Input {...field} inputMode="url" autoComplete="off" placeholder="https://" />}
          </form.Field>
          {isLink && (
            <Button variant="link" className="justify-self-start" onClick={remove}>
              <Trans>Remove link</Trans>
            </Button>
          )}
          <DialogFormFooter refusal={t`Cancel`}>{isLink ? t`Change link` : t`Add link`}</DialogFormFooter>
        </AppForm>
      </DialogContent>
    </FormDialog>
  )
}

/** Links the marked text, or changes the link around the cursor. Otherwise it writes the address itself as a link. */
function setLink(editor: Editor, href: string, text: string): void {
  if (editor.state.selection.empty && !editor.isActive('link'))
    editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
  else editor.chain().extendMarkRange('link').setMark('link', { href }).run()
}
