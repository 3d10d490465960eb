import { describe, expect, it } from 'vitest'

import { MIN_VISIBLE_SHARE, visibleShare } from '../pictures/legibility.ts'
import { mostVivid, recolour } from './recolour.ts'
import { tidyLogo } from './tidyLogo.ts'

const DARK = '#0b0d12'
const LIGHT = '#ffffff'
const logo = (inside: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const plate = (paint: string) => logo(`<rect width="120" height="40" ${paint}/>`)

describe('visibility of a logo', () => {
  it.each([
    ['white', 'fill="#ffffff"', 1, 0],
    ['black, because it says nothing', '', 0, 1],
    ['a strong red', 'fill="#d92d20"', 1, 1],
    [
      'half white, half blue',
      'fill="none"/><rect width="60" height="40" fill="#fff"/><rect x="60" width="60" height="40" fill="#2563eb"',
      1,
      0.5,
    ],
  ])('%s', async (_what, paint, onDark, onLight) => {
    expect(await visibleShare(plate(paint), DARK)).toBeCloseTo(onDark, 1)
    expect(await visibleShare(plate(paint), LIGHT)).toBeCloseTo(onLight, 1)
  })

  it.each([
    ['no picture', 'hello'],
    ['no ink', logo('')],
  ])('%s has no ink', async (_what, svg) => {
    expect(await visibleShare(svg, DARK)).toBeUndefined()
  })
})

describe('a variant for a background', () => {
  it.each([
    ['white on light', 'fill="#ffffff"', LIGHT],
    ['white in a style on light', 'style="fill:#FFF"', LIGHT],
    ['white by its name on light', "fill='white'", LIGHT],
    ['yellow on light', 'fill="#ffe94d"', LIGHT],
    ['nothing on dark', '', DARK],
    ['navy on dark', 'fill="rgb(10,20,60)"', DARK],
  ])('of %s is visible', async (_what, paint, background) => {
    expect(await visibleShare(plate(paint), background)).toBeLessThan(MIN_VISIBLE_SHARE)
    expect(await visibleShare(recolour(plate(paint), background), background)).toBeGreaterThan(
      MIN_VISIBLE_SHARE,
    )
  })

  it('keeps visible colours and references unchanged', () => {
    const svg = logo(
      '<rect fill="#d92d20"/><rect fill="url(#glow)" stroke="none"/>',
      'viewBox="0 0 1 1" fill="none"',
    )
    expect(recolour(svg, LIGHT)).toBe(svg)
  })
})

it('the colour of a logo is its most vivid one', () => {
  expect(mostVivid(logo('<rect fill="#ffffff"/><rect fill="#ff6b5e"/><rect style="fill:#8a8f98"/>'))).toBe(
    '#ff6b5e',
  )
  expect(mostVivid(plate('fill="#000"'))).toBeUndefined()
})

describe('a logo exported by a drawing program', () => {
  it('loses its metadata and gets a view box', () => {
    const exported = `\uFEFF<?xml version="1.0"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" width="120px" height="40"><metadata><x/></metadata><sodipodi:namedview id="a"/><rect/></svg>`
    const { svg, done } = tidyLogo(exported)
    expect(svg).toBe(
      '<svg viewBox="0 0 120 40" xmlns="http://www.w3.org/2000/svg" width="120px" height="40"><rect/></svg>\n',
    )
    expect(done).toHaveLength(5)
  })

  it('keeps scripts, which the checks refuse', () => {
    expect(tidyLogo(logo('<script>alert(1)</script>')).svg).toContain('<script>')
  })
})
