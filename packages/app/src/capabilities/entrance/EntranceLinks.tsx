import { LinkProvider } from '@livery/ui/link'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { returningTo } from '#platform/routing/returnTo.ts'

export interface EntranceLinksProps {
  /** Path that the visitor returns to; default: the one that led to this step. */
  readonly returnTo?: string
  /** True where the next step takes the place of this one in the history. Default false. */
  readonly replace?: boolean
  /** Content whose links lead to other steps of signing in. */
  readonly children: ReactNode
}

/**
 * Links between the steps of signing in: they take the path to return to along, so that a visitor who registers or has
 * forgotten the password still arrives where they wanted to go (S-session-08).
 */
export function EntranceLinks({ returnTo, replace = false, children }: EntranceLinksProps) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const carried: unknown = returnTo === undefined ? state : returningTo(returnTo)
  return (
    <LinkProvider navigate={(path) => void navigate(path, { replace, state: carried })}>
      {children}
    </LinkProvider>
  )
}
