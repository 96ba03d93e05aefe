import { extendTailwindMerge } from 'tailwind-merge'
import { mergeClassesWith } from './cn.ts'

// Of two Tailwind classes that set the same thing, the later wins; imported before any component is.
mergeClassesWith(extendTailwindMerge({ extend: { theme: { shadow: ['float'] } } }))
