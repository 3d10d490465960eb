import { hydrateRoot, type Root } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'

import { useInBrowser } from './useInBrowser.ts'

/** A part that shows where it is, and keeps every value that it rendered. */
function partThatTells() {
  const rendered: boolean[] = []
  function Part() {
    const inBrowser = useInBrowser()
    rendered.push(inBrowser)
    return <p>{String(inBrowser)}</p>
  }
  return { rendered, Part }
}

it('adopts what the document says before it says what the browser knows', async () => {
  const { rendered, Part } = partThatTells()
  const place = document.createElement('div')
  place.innerHTML = '<p>false</p>'
  const [paragraph] = place.children
  document.body.append(place)
  const errors: unknown[] = []
  const root: Root = hydrateRoot(place, <Part />, { onRecoverableError: (error) => errors.push(error) })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await expect.poll(() => paragraph?.textContent).toBe('true')
  expect([rendered[0], errors, place.firstChild === paragraph]).toEqual([false, [], true])
})

it('is true from the first render of a part that no document had', async () => {
  const { rendered, Part } = partThatTells()
  await render(<Part />)
  expect(rendered).toEqual([true])
})
