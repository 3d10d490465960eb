import { solveBrand, type ThemeTokens } from '@livery/theme'
import { useState, type CSSProperties } from 'react'
import brandFaces from 'virtual:brand-faces'
import brands from 'virtual:story-brands'

import { brandNamed, LIVE_BRANDS } from '../../look.ts'
import { themeVariables } from '../themeVariables.ts'
import { curvePath, slowed } from './curve.ts'

import './motionSamples.css'

export interface MotionSamplesProps {
  readonly theme: 'dark' | 'light'
  /** True while the toolbar or the system asks for less motion. */
  readonly reduced: boolean
}

/** Durations of a theme, longer by a factor; 1 ms under reduced motion, as on the site. */
function durations(tokens: ThemeTokens, factor: number, reduced: boolean): CSSProperties {
  const of = (path: 'motion.press' | 'motion.sheet' | 'motion.page'): string =>
    reduced ? '1ms' : slowed(tokens[path], factor)
  return {
    '--lv-motion-press': of('motion.press'),
    '--lv-motion-sheet': of('motion.sheet'),
    '--lv-motion-page': of('motion.page'),
  } as CSSProperties
}

/** The three movements of the site, in every brand at once: a press, a sheet, a new page. */
export function MotionSamples({ theme, reduced }: MotionSamplesProps) {
  const [isMoved, setMoved] = useState(false)
  const [factor, setFactor] = useState(1)
  return (
    <div className="motion-samples" lang="en" dir="ltr">
      <style>{LIVE_BRANDS.map((id) => brandFaces[id]?.faces ?? '').join('')}</style>
      <p className="motion-tools">
        <button type="button" onClick={() => setMoved(!isMoved)}>
          {isMoved ? 'Back' : 'Play'}
        </button>
        <label>
          <input
            type="checkbox"
            checked={factor > 1}
            onChange={(event) => setFactor(event.currentTarget.checked ? 8 : 1)}
          />
          Eight times slower
        </label>
        {reduced && <strong>Reduced motion: every state is reached at once.</strong>}
      </p>
      <div className="motion-brands">
        {LIVE_BRANDS.map((id) => {
          const tokens = solveBrand(brandNamed(id))[theme]
          return (
            <section
              key={id}
              data-theme={theme}
              data-moved={isMoved || undefined}
              style={{ ...themeVariables(tokens), ...durations(tokens, factor, reduced) }}
            >
              <h3>{brands[id]?.boot?.tenant.name ?? id}</h3>
              <div className="motion-press">
                <span>press · {tokens['motion.press']}</span>
              </div>
              <div className="motion-screen">
                <div className="motion-page">page · {tokens['motion.page']}</div>
                <div className="motion-sheet">sheet · {tokens['motion.sheet']}</div>
              </div>
              <dl>
                <Curve name="easing" easing={tokens['motion.easing']} />
                <Curve name="spring" easing={tokens['motion.spring']} />
              </dl>
              <p>gives by {tokens['motion.give']}</p>
            </section>
          )
        })}
      </div>
    </div>
  )
}

function Curve({ name, easing }: { readonly name: string; readonly easing: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <svg viewBox="-4 -60 108 170" role="img" aria-label={easing}>
          <path d="M0 100H100M0 0H100" />
          <path d={curvePath(easing)} />
        </svg>
      </dd>
    </div>
  )
}
