import { useEffect, useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

import { ReadyForm } from './ReadyForm.tsx'

it('is ready once its fields listen, not when it is drawn (S-login-30)', async () => {
  const seen: [when: string, ready: boolean][] = []
  const note = (when: string): unknown => seen.push([when, document.querySelector('[data-ready]') !== null])
  function Field() {
    useLayoutEffect(() => void note('drawn'), [])
    useEffect(() => void note('listens'), [])
    return <input name="name" />
  }
  function Page() {
    useLayoutEffect(() => void note('page drawn'), [])
    return (
      <ReadyForm>
        <Field />
      </ReadyForm>
    )
  }
  await render(<Page />)
  expect(seen).toEqual([
    ['drawn', false],
    ['page drawn', false],
    ['listens', false],
  ])
  expect(document.querySelector('form[data-ready]')).not.toBeNull()
})
