import type { ReactNode } from 'react'

export interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** One titled part of a sheet. */
export function Part({ title, children }: PartProps) {
  return (
    <section className="sheet-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}
