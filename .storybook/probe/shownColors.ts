/** Colour shown by an element. */
export interface ShownColor {
  /** CSS property that paints it, such as `background-color`. */
  readonly property: string
  /** Value in the computed style. */
  readonly color: string
}

const COLOR = /(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)/g
const EDGES = ['block-start', 'block-end', 'inline-start', 'inline-end'] as const
const SHAPES = 'path, circle, ellipse, line, polygon, polyline, rect, text, tspan'
const LINES = new Set(['none', 'hidden'])

const colorsIn = (property: string, css: string): readonly ShownColor[] =>
  (css.match(COLOR) ?? []).map((color) => ({ property, color }))

const widthOf = (css: string): number => Number.parseFloat(css) || 0

/** True when an element shows text of its own, in a text node or a field. */
function hasLetters(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.value !== '' && element.type !== 'hidden'
  if (element instanceof HTMLTextAreaElement) return element.value !== ''
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )
}

function ofLetters(style: CSSStyleDeclaration): readonly ShownColor[] {
  const shown = [...colorsIn('color', style.color), ...colorsIn('text-shadow', style.textShadow)]
  if (style.textDecorationLine === 'none') return shown
  return [...shown, ...colorsIn('text-decoration-color', style.textDecorationColor)]
}

function ofBox(style: CSSStyleDeclaration): readonly ShownColor[] {
  const edges = EDGES.filter(
    (edge) =>
      widthOf(style.getPropertyValue(`border-${edge}-width`)) > 0 &&
      !LINES.has(style.getPropertyValue(`border-${edge}-style`)),
  ).flatMap((edge) => colorsIn(`border-${edge}-color`, style.getPropertyValue(`border-${edge}-color`)))
  const outlined = style.outlineStyle !== 'none' && widthOf(style.outlineWidth) > 0
  return [
    ...colorsIn('background-color', style.backgroundColor),
    // URLs are removed, because they may contain anything; the page itself draws only the gradients'
    // colours.
    ...colorsIn('background-image', style.backgroundImage.replace(/url\("[^"]*"\)/g, '')),
    ...edges,
    ...(outlined ? colorsIn('outline-color', style.outlineColor) : []),
    ...colorsIn('box-shadow', style.boxShadow),
    ...colorsIn('filter', style.filter),
  ]
}

function ofDrawing(element: Element, style: CSSStyleDeclaration): readonly ShownColor[] {
  if (element.matches('stop')) return colorsIn('stop-color', style.stopColor)
  if (!element.matches(SHAPES)) return []
  return [
    ...(element.matches('line') ? [] : colorsIn('fill', style.fill)),
    ...(widthOf(style.strokeWidth) > 0 ? colorsIn('stroke', style.stroke) : []),
  ]
}

const NATIVE = 'input[type=checkbox], input[type=radio], input[type=range], progress, meter, select'

/** Native controls, which the browser draws in colours of its own. */
function ofBrowser(element: Element, style: CSSStyleDeclaration): readonly ShownColor[] {
  const drawn = element.matches(NATIVE) && style.appearance !== 'none' && style.opacity !== '0'
  return drawn ? [{ property: 'appearance', color: 'rgb(0, 0, 0)' }] : []
}

/** Colours painted by an element and its pseudo-elements, transparent ones included. */
export function shownColors(element: Element): readonly ShownColor[] {
  const style = getComputedStyle(element)
  const isDrawing = element instanceof SVGElement
  const generated = (['::before', '::after', '::placeholder', '::backdrop'] as const).flatMap((pseudo) => {
    if (isDrawing) return []
    if (pseudo === '::placeholder' && !element.matches(':placeholder-shown')) return []
    if (pseudo === '::backdrop' && !element.matches(':modal, :popover-open')) return []
    const own = getComputedStyle(element, pseudo)
    const isBox = pseudo === '::before' || pseudo === '::after'
    if (isBox && (own.content === 'none' || own.content === 'normal' || own.display === 'none')) return []
    const isText = pseudo === '::placeholder' || (isBox && !/^(?:""|url\()/.test(own.content))
    const shown = [...(isText ? ofLetters(own) : []), ...(pseudo === '::placeholder' ? [] : ofBox(own))]
    return shown.map(({ property, color }) => ({ property: `${pseudo} ${property}`, color }))
  })
  if (isDrawing) return ofDrawing(element, style)
  return [
    ...(hasLetters(element) ? ofLetters(style) : []),
    ...ofBox(style),
    ...ofBrowser(element, style),
    ...generated,
  ]
}
