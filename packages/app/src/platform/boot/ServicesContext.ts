import type { Gateway } from '@livery/api'
import type { BootData, PublicTenant } from '@livery/tenant'
import { useAtomValue } from 'jotai'
import { createContext, use } from 'react'

import type { Overlays } from '#platform/overlays/createOverlays.ts'
import { sessionAtom, type Session } from '#platform/session/session.ts'

import type { SiteServices } from './createServices.ts'

export const ServicesContext = createContext<SiteServices | undefined>(undefined)

/** The services of the site. */
export function useServices(): SiteServices {
  const services = use(ServicesContext)
  if (!services) throw new Error('useServices needs <Site> above it')
  return services
}

/** Public configuration of the tenant: flags, templates, layouts. Components never compare the tenant's id. */
export function useTenant(): PublicTenant {
  return useServices().boot.tenant
}

/** Addresses of the brand's own pictures. */
export function useAssets(): BootData['assets'] {
  return useServices().boot.assets
}

/** The typed client of the gateway. */
export function useGateway(): Gateway {
  return useServices().gateway
}

/** The signed-in player, or undefined for a visitor. */
export function useSession(): Session | undefined {
  return useAtomValue(sessionAtom)
}

/** Toasts, dialogs and loading messages. */
export function useOverlays(): Overlays {
  return useServices().overlays
}
