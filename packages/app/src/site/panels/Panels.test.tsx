import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'

import { Panels } from './Panels.tsx'

it('keep a panel open that was asked for before they came (S-login-30)', async () => {
  const store = createStore()
  store.set(openPanelAtom, 'login')
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <Panels />
      </MemoryRouter>
    </Provider>,
  )
  expect(store.get(openPanelAtom)).toBe('login')
})
