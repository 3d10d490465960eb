import { tokenVariable, type TokenPath } from '@livery/theme'
import type { CSSProperties } from 'react'

export interface TokenSampleProps {
  readonly path: TokenPath
  readonly value: string
  /** All tokens of the theme, because a value may name others. */
  readonly variables: CSSProperties
}

/** Longest value that is written out, in characters. */
const LONGEST = 60

/** A token's value as text and as a small picture of what it does. */
export function TokenSample({ path, value, variables }: TokenSampleProps) {
  const style = sampleStyle(path)
  return (
    <div className="token-sample" style={variables}>
      {style && <span style={style}>{path.startsWith('font') || path.startsWith('type') ? 'Ag' : ''}</span>}
      <code title={value}>{value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}</code>
    </div>
  )
}

/** Look of the sample box for a kind of token; undefined where a picture says nothing. */
function sampleStyle(path: TokenPath): CSSProperties | undefined {
  const value = `var(${tokenVariable(path)})`
  const [kind = '', part = ''] = path.split('.')
  const last = path.split('.').at(-1)
  if (kind === 'color') return { background: value }
  if (kind === 'gradient' || kind === 'ornament') return { background: value }
  if (kind === 'shadow') return { boxShadow: value, background: 'var(--lv-color-surface-card)' }
  if (kind === 'radius') return { borderRadius: value, background: 'var(--lv-color-brand-rest)' }
  if (kind === 'space') return { inlineSize: value, background: 'var(--lv-color-brand-rest)' }
  if (kind === 'line') return { border: `${value} solid currentColor` }
  if (kind === 'font' && (part === 'text' || part === 'display')) return { fontFamily: value }
  if (kind === 'font' && part === 'weight') return { fontFamily: 'var(--lv-font-text)', fontWeight: value }
  if (kind === 'type' && last === 'size') return { fontFamily: 'var(--lv-font-text)', fontSize: value }
  return undefined
}
