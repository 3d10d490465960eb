import { probeColors } from '@livery/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'

import { strayColors } from './strayColors.ts'

/** Proves that the detector finds hard-coded colours. Tagged `planted`: these are wrong on purpose. */
const meta = {
  title: 'Tests/Colour finder',
  tags: ['!dev', '!autodocs', 'planted'],
  globals: { tenant: '_probe', theme: 'dark' },
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const known = new Set([...probeColors('dark').keys()].map((color) => color.slice(0, 7)))
const token = 'var(--lv-color-brand-rest)'
const base: CSSProperties = { inlineSize: '4rem', blockSize: '2rem', color: token }

/** Styles with a hard-coded colour, by the property that the detector must report; each is tested alone. */
const PLANTED: Readonly<Record<string, CSSProperties>> = {
  color: { color: '#123456' },
  'background-color': { backgroundColor: '#123456' },
  'background-image': { backgroundImage: `linear-gradient(${token}, #123456)` },
  'border-block-end-color': { borderBlockEnd: '1px solid #123456' },
  'outline-color': { outline: '1px solid #123456' },
  'box-shadow': { boxShadow: '0 1px 2px #123456' },
  'text-shadow': { textShadow: '0 1px 2px #123456' },
  'text-decoration-color': { textDecoration: 'underline #123456' },
  filter: { filter: 'drop-shadow(0 1px 2px #123456)' },
}

const RULES = `.planted-before::before{content:'';background:#123456}
.planted-after::after{content:'x';color:#123456}
.planted-placeholder::placeholder{color:#123456}`

export const FindsWhatIsPlanted: Story = {
  render: () => (
    <>
      <style>{RULES}</style>
      {Object.entries(PLANTED).map(([property, style]) => (
        <div key={property} data-planted={property} style={{ ...base, ...style }}>
          x
        </div>
      ))}
      <div data-planted="::before background-color" className="planted-before" style={base} />
      <div data-planted="::after color" className="planted-after" style={base} />
      <div data-planted="::placeholder color">
        <input
          className="planted-placeholder"
          placeholder="x"
          aria-label="x"
          style={{ border: 0, background: 'none' }}
        />
      </div>
      <div data-planted="fill">
        <svg viewBox="0 0 9 9" width="9">
          <path d="M0 0h9v9H0z" fill="#123456" />
        </svg>
      </div>
      <div data-planted="stroke">
        <svg viewBox="0 0 9 9" width="9">
          <path d="M0 0h9" fill="none" stroke="#123456" />
        </svg>
      </div>
      <div data-planted="stop-color">
        <svg viewBox="0 0 9 9" width="9">
          <linearGradient>
            <stop stopColor="#123456" />
          </linearGradient>
        </svg>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const planted of canvasElement.querySelectorAll<HTMLElement>('[data-planted]')) {
      const [finding, ...more] = strayColors(planted, known)
      await expect(finding).toContain(` ${planted.dataset['planted']} #123456`)
      await expect(more).toEqual([])
    }
  },
}

export const PassesWhatIsOfTheTokens: Story = {
  render: () => (
    <>
      <div style={{ ...base, background: `color-mix(in srgb, ${token} 40%, transparent)` }}>
        of a token, as a veil
      </div>
      <div style={{ ...base, color: '#123456' }} aria-hidden="true" />
      <div style={{ ...base, color: '#123456', visibility: 'hidden' }}>not seen</div>
      <div style={{ ...base, border: '0 solid #123456', outline: '0 solid #123456' }}>no width</div>
      <svg viewBox="0 0 9 9" width="9" style={{ color: token }}>
        <path d="M0 0h9v9H0z" fill="currentColor" />
      </svg>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(strayColors(canvasElement, known)).toEqual([])
  },
}
