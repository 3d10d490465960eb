import { useAtom } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { CustomerServicePanel } from '../../features/customer-service/index.ts'
import { SideMenuPanel } from '../../features/side-menu/index.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { openPanelAtom, type PanelName } from './panels.atoms.ts'

const PasskeyOffer = lazy(() => import('../passkeys/PasskeyOffer.tsx'))

/** The panels, each fetched when it is first opened. Going to another page closes what is open. */
export function Panels() {
  const [open, setOpen] = useAtom(openPanelAtom)
  const { key } = useLocation()
  const [opened, setOpened] = useState<readonly PanelName[]>([])
  if (open && !opened.includes(open)) setOpened([...opened, open])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it runs because the address changed
  useEffect(() => setOpen(undefined), [key, setOpen])

  const close = (): void => setOpen(undefined)
  return (
    <ErrorBoundary key={key} renderFailure={() => null}>
      <Suspense fallback={null}>
        {opened.includes('sideMenu') && <SideMenuPanel open={open === 'sideMenu'} onClose={close} />}
        {opened.includes('customerService') && (
          <CustomerServicePanel open={open === 'customerService'} onClose={close} />
        )}
        {opened.includes('passkeyOffer') && <PasskeyOffer open={open === 'passkeyOffer'} onClose={close} />}
      </Suspense>
    </ErrorBoundary>
  )
}
