import { createContext } from 'react'

/** Folder of the component whose guidance is shown, if it covers or frames the page; undefined for any other. */
export const CoveringContext = createContext<string | undefined>(undefined)
