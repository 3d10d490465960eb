import { describe, expect, it } from 'vitest'

import { vars } from './contract.css.ts'
import { contractShape, tokenVariable, type TokenPath } from './contract.ts'
import { colorPaths, isTokenPath, tokenPaths } from './tokenPaths.ts'

/**
 * Names that operators write into overrides, design tools keep in token files, and style sheets carry as variables. A
 * renamed token breaks all of these, so that each name is written down here.
 */
const NAMES: readonly (readonly [path: TokenPath, variable: string])[] = [
  ['color.surface.page', '--lv-color-surface-page'],
  ['color.surface.card', '--lv-color-surface-card'],
  ['color.surface.raised', '--lv-color-surface-raised'],
  ['color.surface.sunken', '--lv-color-surface-sunken'],
  ['color.surface.overlay', '--lv-color-surface-overlay'],
  ['color.surface.backdrop', '--lv-color-surface-backdrop'],
  ['color.text.primary', '--lv-color-text-primary'],
  ['color.text.secondary', '--lv-color-text-secondary'],
  ['color.text.muted', '--lv-color-text-muted'],
  ['color.text.disabled', '--lv-color-text-disabled'],
  ['color.text.link', '--lv-color-text-link'],
  ['color.border.subtle', '--lv-color-border-subtle'],
  ['color.border.control', '--lv-color-border-control'],
  ['color.border.focus', '--lv-color-border-focus'],
  ['color.border.edge', '--lv-color-border-edge'],
  ['color.brand.rest', '--lv-color-brand-rest'],
  ['color.brand.hover', '--lv-color-brand-hover'],
  ['color.brand.pressed', '--lv-color-brand-pressed'],
  ['color.brand.on', '--lv-color-brand-on'],
  ['color.brand.edge', '--lv-color-brand-edge'],
  ['color.brand.soft', '--lv-color-brand-soft'],
  ['color.brand.onSoft', '--lv-color-brand-on-soft'],
  ['color.brand.text', '--lv-color-brand-text'],
  ['color.accent.rest', '--lv-color-accent-rest'],
  ['color.accent.hover', '--lv-color-accent-hover'],
  ['color.accent.pressed', '--lv-color-accent-pressed'],
  ['color.accent.on', '--lv-color-accent-on'],
  ['color.accent.edge', '--lv-color-accent-edge'],
  ['color.accent.soft', '--lv-color-accent-soft'],
  ['color.accent.onSoft', '--lv-color-accent-on-soft'],
  ['color.accent.text', '--lv-color-accent-text'],
  ['color.control.rest', '--lv-color-control-rest'],
  ['color.control.hover', '--lv-color-control-hover'],
  ['color.control.pressed', '--lv-color-control-pressed'],
  ['color.control.on', '--lv-color-control-on'],
  ['color.control.edge', '--lv-color-control-edge'],
  ['color.control.selected', '--lv-color-control-selected'],
  ['color.control.onSelected', '--lv-color-control-on-selected'],
  ['color.control.disabled', '--lv-color-control-disabled'],
  ['color.control.onDisabled', '--lv-color-control-on-disabled'],
  ['color.tab.rest', '--lv-color-tab-rest'],
  ['color.tab.on', '--lv-color-tab-on'],
  ['color.tab.edge', '--lv-color-tab-edge'],
  ['color.tab.chosen', '--lv-color-tab-chosen'],
  ['color.tab.onChosen', '--lv-color-tab-on-chosen'],
  ['color.tab.ring', '--lv-color-tab-ring'],
  ['color.tab.lift', '--lv-color-tab-lift'],
  ['color.heading.fill', '--lv-color-heading-fill'],
  ['color.heading.on', '--lv-color-heading-on'],
  ['color.field', '--lv-color-field'],
  ['color.status.success.solid', '--lv-color-status-success-solid'],
  ['color.status.success.on', '--lv-color-status-success-on'],
  ['color.status.success.soft', '--lv-color-status-success-soft'],
  ['color.status.success.text', '--lv-color-status-success-text'],
  ['color.status.warning.solid', '--lv-color-status-warning-solid'],
  ['color.status.warning.on', '--lv-color-status-warning-on'],
  ['color.status.warning.soft', '--lv-color-status-warning-soft'],
  ['color.status.warning.text', '--lv-color-status-warning-text'],
  ['color.status.danger.solid', '--lv-color-status-danger-solid'],
  ['color.status.danger.on', '--lv-color-status-danger-on'],
  ['color.status.danger.soft', '--lv-color-status-danger-soft'],
  ['color.status.danger.text', '--lv-color-status-danger-text'],
  ['color.status.info.solid', '--lv-color-status-info-solid'],
  ['color.status.info.on', '--lv-color-status-info-on'],
  ['color.status.info.soft', '--lv-color-status-info-soft'],
  ['color.status.info.text', '--lv-color-status-info-text'],
  ['color.media.scrim', '--lv-color-media-scrim'],
  ['color.media.on', '--lv-color-media-on'],
  ['color.media.chip', '--lv-color-media-chip'],
  ['color.media.onChip', '--lv-color-media-on-chip'],
  ['color.media.veil', '--lv-color-media-veil'],
  ['color.media.onVeil', '--lv-color-media-on-veil'],
  ['color.scrim', '--lv-color-scrim'],
  ['color.skeleton.base', '--lv-color-skeleton-base'],
  ['color.skeleton.shine', '--lv-color-skeleton-shine'],
  ['color.favourite', '--lv-color-favourite'],
  ['color.ball.red', '--lv-color-ball-red'],
  ['color.ball.blue', '--lv-color-ball-blue'],
  ['color.ball.green', '--lv-color-ball-green'],
  ['color.ball.gold', '--lv-color-ball-gold'],
  ['color.ball.violet', '--lv-color-ball-violet'],
  ['color.ball.on', '--lv-color-ball-on'],
  ['color.data.one', '--lv-color-data-one'],
  ['color.data.two', '--lv-color-data-two'],
  ['color.data.three', '--lv-color-data-three'],
  ['color.data.four', '--lv-color-data-four'],
  ['color.data.five', '--lv-color-data-five'],
  ['color.data.six', '--lv-color-data-six'],
  ['logo.onDark', '--lv-logo-on-dark'],
  ['logo.onLight', '--lv-logo-on-light'],
  ['gradient.page', '--lv-gradient-page'],
  ['gradient.brand', '--lv-gradient-brand'],
  ['gradient.card', '--lv-gradient-card'],
  ['gradient.hero', '--lv-gradient-hero'],
  ['gradient.chosen', '--lv-gradient-chosen'],
  ['gradient.heading', '--lv-gradient-heading'],
  ['gradient.art', '--lv-gradient-art'],
  ['shadow.card', '--lv-shadow-card'],
  ['shadow.raised', '--lv-shadow-raised'],
  ['shadow.overlay', '--lv-shadow-overlay'],
  ['shadow.drop', '--lv-shadow-drop'],
  ['space.x0', '--lv-space-x0'],
  ['space.half', '--lv-space-half'],
  ['space.x1', '--lv-space-x1'],
  ['space.x2', '--lv-space-x2'],
  ['space.x3', '--lv-space-x3'],
  ['space.x4', '--lv-space-x4'],
  ['space.x5', '--lv-space-x5'],
  ['space.x6', '--lv-space-x6'],
  ['space.x8', '--lv-space-x8'],
  ['space.x10', '--lv-space-x10'],
  ['space.x12', '--lv-space-x12'],
  ['space.x16', '--lv-space-x16'],
  ['space.gutter', '--lv-space-gutter'],
  ['space.section', '--lv-space-section'],
  ['space.row', '--lv-space-row'],
  ['space.field', '--lv-space-field'],
  ['size.touch', '--lv-size-touch'],
  ['size.control', '--lv-size-control'],
  ['size.controlSmall', '--lv-size-control-small'],
  ['size.header', '--lv-size-header'],
  ['size.bottomMenu', '--lv-size-bottom-menu'],
  ['size.column', '--lv-size-column'],
  ['size.page', '--lv-size-page'],
  ['size.iconSmall', '--lv-size-icon-small'],
  ['size.icon', '--lv-size-icon'],
  ['size.iconLarge', '--lv-size-icon-large'],
  ['size.avatar', '--lv-size-avatar'],
  ['size.illustration', '--lv-size-illustration'],
  ['radius.small', '--lv-radius-small'],
  ['radius.medium', '--lv-radius-medium'],
  ['radius.large', '--lv-radius-large'],
  ['radius.control', '--lv-radius-control'],
  ['radius.card', '--lv-radius-card'],
  ['radius.sheet', '--lv-radius-sheet'],
  ['radius.pill', '--lv-radius-pill'],
  ['shape.control', '--lv-shape-control'],
  ['shape.field', '--lv-shape-field'],
  ['shape.chip', '--lv-shape-chip'],
  ['shape.tile', '--lv-shape-tile'],
  ['shape.card', '--lv-shape-card'],
  ['shape.disc', '--lv-shape-disc'],
  ['corner.control', '--lv-corner-control'],
  ['corner.field', '--lv-corner-field'],
  ['corner.chip', '--lv-corner-chip'],
  ['corner.tile', '--lv-corner-tile'],
  ['corner.card', '--lv-corner-card'],
  ['corner.disc', '--lv-corner-disc'],
  ['line.hairline', '--lv-line-hairline'],
  ['line.control', '--lv-line-control'],
  ['line.field', '--lv-line-field'],
  ['line.ring', '--lv-line-ring'],
  ['line.focus', '--lv-line-focus'],
  ['line.edge', '--lv-line-edge'],
  ['line.frame', '--lv-line-frame'],
  ['heading.rule', '--lv-heading-rule'],
  ['heading.inset', '--lv-heading-inset'],
  ['heading.before', '--lv-heading-before'],
  ['heading.after', '--lv-heading-after'],
  ['heading.grow', '--lv-heading-grow'],
  ['heading.icon', '--lv-heading-icon'],
  ['icon.stroke', '--lv-icon-stroke'],
  ['icon.cap', '--lv-icon-cap'],
  ['icon.join', '--lv-icon-join'],
  ['icon.fill', '--lv-icon-fill'],
  ['icon.solid', '--lv-icon-solid'],
  ['font.text', '--lv-font-text'],
  ['font.display', '--lv-font-display'],
  ['font.weight.regular', '--lv-font-weight-regular'],
  ['font.weight.medium', '--lv-font-weight-medium'],
  ['font.weight.bold', '--lv-font-weight-bold'],
  ['font.weight.display', '--lv-font-weight-display'],
  ['font.tracking.display', '--lv-font-tracking-display'],
  ['font.tracking.label', '--lv-font-tracking-label'],
  ['font.case.display', '--lv-font-case-display'],
  ['font.case.label', '--lv-font-case-label'],
  ['font.figures', '--lv-font-figures'],
  ['type.caption.size', '--lv-type-caption-size'],
  ['type.caption.lineHeight', '--lv-type-caption-line-height'],
  ['type.caption.trimStart', '--lv-type-caption-trim-start'],
  ['type.caption.trimEnd', '--lv-type-caption-trim-end'],
  ['type.small.size', '--lv-type-small-size'],
  ['type.small.lineHeight', '--lv-type-small-line-height'],
  ['type.small.trimStart', '--lv-type-small-trim-start'],
  ['type.small.trimEnd', '--lv-type-small-trim-end'],
  ['type.body.size', '--lv-type-body-size'],
  ['type.body.lineHeight', '--lv-type-body-line-height'],
  ['type.body.trimStart', '--lv-type-body-trim-start'],
  ['type.body.trimEnd', '--lv-type-body-trim-end'],
  ['type.lead.size', '--lv-type-lead-size'],
  ['type.lead.lineHeight', '--lv-type-lead-line-height'],
  ['type.lead.trimStart', '--lv-type-lead-trim-start'],
  ['type.lead.trimEnd', '--lv-type-lead-trim-end'],
  ['type.title.size', '--lv-type-title-size'],
  ['type.title.lineHeight', '--lv-type-title-line-height'],
  ['type.title.trimStart', '--lv-type-title-trim-start'],
  ['type.title.trimEnd', '--lv-type-title-trim-end'],
  ['type.heading.size', '--lv-type-heading-size'],
  ['type.heading.lineHeight', '--lv-type-heading-line-height'],
  ['type.heading.trimStart', '--lv-type-heading-trim-start'],
  ['type.heading.trimEnd', '--lv-type-heading-trim-end'],
  ['type.display.size', '--lv-type-display-size'],
  ['type.display.lineHeight', '--lv-type-display-line-height'],
  ['type.display.trimStart', '--lv-type-display-trim-start'],
  ['type.display.trimEnd', '--lv-type-display-trim-end'],
  ['motion.press', '--lv-motion-press'],
  ['motion.sheet', '--lv-motion-sheet'],
  ['motion.page', '--lv-motion-page'],
  ['motion.easing', '--lv-motion-easing'],
  ['motion.spring', '--lv-motion-spring'],
  ['motion.give', '--lv-motion-give'],
  ['motion.wait', '--lv-motion-wait'],
  ['motion.moment', '--lv-motion-moment'],
  ['motion.flight', '--lv-motion-flight'],
  ['motion.reach', '--lv-motion-reach'],
  ['motion.turn', '--lv-motion-turn'],
  ['layer.header', '--lv-layer-header'],
  ['layer.rail', '--lv-layer-rail'],
  ['layer.bottomMenu', '--lv-layer-bottom-menu'],
  ['layer.floating', '--lv-layer-floating'],
  ['layer.sheet', '--lv-layer-sheet'],
  ['layer.dialog', '--lv-layer-dialog'],
  ['layer.toast', '--lv-layer-toast'],
]

describe('the names of tokens', () => {
  it('are these and no others, in this order', () => {
    expect(tokenPaths).toEqual(NAMES.map(([path]) => path))
  })

  it.each(NAMES)('%s is the variable %s, from its name and from its parts', (path, variable) => {
    expect(tokenVariable(path)).toBe(variable)
    expect(tokenVariable(path.split('.'))).toBe(variable)
  })

  it('are variables that differ from each other', () => {
    expect(new Set(NAMES.map(([, variable]) => variable)).size).toBe(NAMES.length)
  })

  it.each(NAMES)('%s is a token, its variable %s is not', (path, variable) => {
    expect(isTokenPath(path)).toBe(true)
    expect(isTokenPath(variable)).toBe(false)
  })

  it.each([
    '',
    'color',
    'color.brand',
    'color.brand.rest.',
    'Color.brand.rest',
    'toString',
    'colors.brand.rest',
  ])('%j is no token', (name) => {
    expect(isTokenPath(name)).toBe(false)
  })
})

describe('colour tokens', () => {
  it('are those under color, and no other that contains colours', () => {
    expect(colorPaths.every((path) => path.startsWith('color.'))).toBe(true)
    expect(colorPaths).toHaveLength(NAMES.filter(([path]) => path.startsWith('color.')).length)
    expect(colorPaths).not.toContain('gradient.hero')
    expect(colorPaths).not.toContain('shadow.card')
  })
})

describe('vars', () => {
  it.each(NAMES)('%s is var(%s)', (path, variable) => {
    const value = path
      .split('.')
      .reduce<unknown>((group, name) => (group as Readonly<Record<string, unknown>>)[name], vars)
    expect(value).toBe(`var(${variable})`)
  })

  it('has the groups of the contract', () => {
    expect(Object.keys(vars)).toEqual(Object.keys(contractShape))
  })
})
