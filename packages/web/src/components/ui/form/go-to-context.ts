import { createContext } from 'react'

/** Opens another address: by a load, unless the app's router does it. */
export const GoToContext = createContext<(address: string) => void>((address) =>
  window.location.assign(address),
)
