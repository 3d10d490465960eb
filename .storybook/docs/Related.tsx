import { use } from 'react'

import { readComponents } from './componentIndex.ts'

/** Components that a guidance names, as ways to their pages. */
export function Related({ names }: { readonly names: readonly string[] }) {
  const related = use(readComponents()).filter(({ name }) => names.includes(name))
  if (related.length === 0) return null
  return (
    <nav aria-label="Related components" className="docs-related">
      <strong>Related:</strong>
      {related.map(({ name, group, address }) => (
        <a key={name} href={address} target="_top">
          {name} <span>{group}</span>
        </a>
      ))}
    </nav>
  )
}
