import type { ReactNode } from 'react'

export interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** Titled section of a brand sheet. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="sheet-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}
