import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { cn } from '../../lib/look/cn.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx'

interface EditBesidePreviewProps {
  /** Names the two parts together. */
  label: string
  editLabel: string
  edit: ReactNode
  preview: ReactNode
  /** The widths of the two columns, as a class. */
  className: string
  /** Which part a phone shows, where the screen decides it. */
  shown?: EditedOrShown
  onShow?: (part: EditedOrShown) => void
}

export type EditedOrShown = 'edit' | 'preview'

/** Side by side on wide screens. On a phone in two tabs, both kept mounted so that nothing typed is lost. */
export function EditBesidePreview(props: EditBesidePreviewProps) {
  const { label, editLabel, edit, preview, className } = props
  const { t } = useLingui()
  const [own, setOwn] = useState<EditedOrShown>('edit')
  const { shown = own, onShow = setOwn } = props
  const half = 'min-w-0 max-lg:data-[state=inactive]:hidden lg:pt-0'
  return (
    <Tabs
      value={shown}
      onValueChange={(part) => onShow(part as EditedOrShown)}
      className={cn('items-start gap-8 lg:grid', className)}
    >
      <TabsList className="lg:hidden" aria-label={label}>
        <TabsTrigger value="edit">{editLabel}</TabsTrigger>
        <TabsTrigger value="preview">{t`Preview`}</TabsTrigger>
      </TabsList>
      <TabsContent forceMount value="edit" className={half}>
        {edit}
      </TabsContent>
      {/* As high as the other part, so that a preview may stay in view beside it. */}
      <TabsContent forceMount value="preview" className={cn(half, 'lg:self-stretch')}>
        {preview}
      </TabsContent>
    </Tabs>
  )
}
