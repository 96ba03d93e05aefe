import { cn } from '../../../lib/look/cn.ts'
import { controlClass } from '../../ui/field-control.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RichText } from '../rich-text.tsx'

/** The number of buttons in each group of the toolbar. The skeleton wraps as the toolbar does. */
const groupSizes = [4, 2, 3, 1, 3, 2]

export const toolbarClass = 'flex flex-wrap gap-x-2 gap-y-1 border-b p-1'
export const toolbarGroupClass = 'flex gap-0.5'

/** Takes the editor's place while it loads: the shape of its toolbar, and the text. */
export function RichTextSkeleton({ html, className }: { html: string; className: string }) {
  return (
    <div data-slot="rich-text-skeleton" aria-busy className={cn(controlClass, 'overflow-hidden')}>
      <div className={toolbarClass}>
        {groupSizes.map((size, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <div key={group} className={toolbarGroupClass}>
            {Array.from({ length: size }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <Skeleton key={index} className="size-8" />
            ))}
          </div>
        ))}
      </div>
      <div className={className}>
        <RichText html={html} />
      </div>
    </div>
  )
}
