import { ROUTES } from '@livery/domain/routes'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { press } from '#testing/press.ts'
import { showPart } from '#testing/showPart.tsx'

import { Panels } from './Panels.tsx'

/** A page whose buttons work before its panels have been fetched. */
function PageBeforePanels() {
  const openPanel = useSetAtom(openPanelAtom)
  const navigate = useNavigate()
  const [fetched, setFetched] = useState(false)
  return (
    <>
      <button onClick={() => openPanel('login')}>ask for the login</button>
      <button onClick={() => setFetched(true)}>fetch the panels</button>
      <button onClick={() => void navigate(ROUTES.help.path)}>leave</button>
      {fetched && <Panels />}
    </>
  )
}

// The page behind an open panel is hidden from assistive tools.
const button = (name: string) => page.getByRole('button', { name, includeHidden: true })

it('opens a panel that was asked for before the panels came, and closes it with the page (S-login-30)', async () => {
  await showPart(<PageBeforePanels />, {})
  await press(button('ask for the login'))
  await press(button('fetch the panels'))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await press(button('leave'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
