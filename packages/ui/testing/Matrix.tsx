import type { ReactNode } from 'react'

export interface MatrixProps {
  /** The cases by caption: a variant, a state, an edge case. */
  readonly cells: Readonly<Record<string, ReactNode>>
  /** Number of columns. Default 1. */
  readonly columns?: 1 | 2 | 3
}

/**
 * Captioned cases of a component, for its matrix story. Plain on purpose: it must not look like part of the
 * product.
 */
export function Matrix({ cells, columns = 1 }: MatrixProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 'var(--lv-space-x4)',
        // Fewer columns where large text would make a cell too narrow for a word.
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${Math.floor(88 / columns)}%, 6rem)), 1fr))`,
        alignItems: 'start',
      }}
    >
      {Object.entries(cells).map(([caption, cell]) => (
        <div key={caption} style={{ minInlineSize: 0 }}>
          <div
            style={{
              font: '0.6875rem ui-monospace, monospace',
              color: 'var(--lv-color-text-secondary)',
              marginBlockEnd: 'var(--lv-space-x1)',
            }}
          >
            {caption}
          </div>
          {cell}
        </div>
      ))}
    </div>
  )
}
