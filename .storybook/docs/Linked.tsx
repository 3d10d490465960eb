import { use } from 'react'

import { readComponents } from './componentIndex.ts'

/** Text in which the name of a component in backticks leads to its page, and anything else in backticks is code. */
export function Linked({ text }: { readonly text: string }) {
  const components = use(readComponents())
  return text.split('`').map((part, at) => {
    if (at % 2 === 0) return part
    const found = components.find(({ name }) => name === part)
    return found ? (
      <a key={part} href={found.address} target="_top">
        {part}
      </a>
    ) : (
      <code key={part}>{part}</code>
    )
  })
}
