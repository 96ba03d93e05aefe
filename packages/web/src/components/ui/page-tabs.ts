import { createContext } from 'react'

/** The tabs of a frame around several pages. Each page's header shows them below its title. */
export const PageTabs = createContext<React.ReactNode>(null)
