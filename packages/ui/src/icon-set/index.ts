import type { IconSet } from '@livery/theme'
import { createContext } from 'react'

/** Icons that the brand draws itself, by their names; all others are the set's own. */
export const OwnIcons = createContext<IconSet | undefined>(undefined)
