import type { Gateway } from '@livery/api'
import type { BootData, PublicTenant } from '@livery/tenant'
import { useAtomValue } from 'jotai'
import { createContext, use } from 'react'

import type { Overlays } from '../overlays/index.ts'
import { sessionAtom, type Session } from '../session/index.ts'
import type { Shell } from './createShell.ts'

export const ShellContext = createContext<Shell | undefined>(undefined)

/** The shell this component lives in. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell)
    throw new Error('useShell needs a ShellContext above it: render the page inside <Site> or a test site.')
  return shell
}

/** The brand's public configuration. Ask it a flag, a template or a layout; never who it is. */
export function useTenant(): PublicTenant {
  return useShell().boot.tenant
}

/** Addresses of the brand's own pictures. */
export function useAssets(): BootData['assets'] {
  return useShell().boot.assets
}

/** The typed client of the gateway. */
export function useGateway(): Gateway {
  return useShell().gateway
}

/** The signed-in player, or undefined for a visitor. */
export function useSession(): Session | undefined {
  return useAtomValue(sessionAtom)
}

/** Toasts, dialogs and loading messages. */
export function useOverlays(): Overlays {
  return useShell().overlays
}
