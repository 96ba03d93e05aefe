import { extendTailwindMerge } from 'tailwind-merge'
import { mergeClassesWith } from './cn.ts'

// The later of two conflicting Tailwind classes wins. Import this before any component.
mergeClassesWith(extendTailwindMerge({ extend: { theme: { shadow: ['float'] } } }))
