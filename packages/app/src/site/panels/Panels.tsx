import { useAtom } from 'jotai'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { openPanelAtom, type PanelName } from '#platform/panels/panels.atoms.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

const SideMenuPanel = lazyPart(() => import('#features/side-menu/SideMenuPanel.tsx'))
const CustomerServicePanel = lazyPart(() => import('#features/customer-service/CustomerServicePanel.tsx'))
const LoginPanel = lazyPart(() => import('#features/login/LoginPanel.tsx'))
const PasskeyOffer = lazyPart(() => import('#capabilities/passkeys/PasskeyOffer.tsx'))

/** Lazily fetched panels. Navigation closes the open panel. */
export function Panels() {
  const [open, setOpen] = useAtom(openPanelAtom)
  const { key } = useLocation()
  const [opened, setOpened] = useState<readonly PanelName[]>([])
  if (open && !opened.includes(open)) setOpened([...opened, open])
  const shown = useRef(key)
  useEffect(() => {
    // A panel that was asked for before this part had come stays open.
    if (shown.current === key) return
    shown.current = key
    setOpen(undefined)
  }, [key, setOpen])

  const close = (): void => setOpen(undefined)
  return (
    <OptionalPart>
      <Fragment key={key}>
        {opened.includes('sideMenu') && <SideMenuPanel open={open === 'sideMenu'} onClose={close} />}
        {opened.includes('customerService') && (
          <CustomerServicePanel open={open === 'customerService'} onClose={close} />
        )}
        {opened.includes('login') && <LoginPanel open={open === 'login'} onClose={close} />}
        {opened.includes('passkeyOffer') && <PasskeyOffer open={open === 'passkeyOffer'} onClose={close} />}
      </Fragment>
    </OptionalPart>
  )
}
