const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Faults of the texts on a screen. */
export interface Misfits {
  /** Number of px by which the screen is wider than the window; 0 for one that fits. */
  readonly tooWide: number
  /** Texts that are cut off. */
  readonly cut: readonly string[]
  /** Examples in fields that end in an ellipsis, and say no more than the name of their field does. */
  readonly hints: readonly string[]
  /** Pairs of texts that are written over one another. */
  readonly overlapping: readonly (readonly [string, string])[]
  /** Texts on the screen, names for screen readers among them, each once. */
  readonly texts: readonly string[]
}

/**
 * Measures the texts of the open page. Runs in the page, so it uses nothing of this file: `page.evaluate(misfits)`.
 */
export function misfits(): Misfits {
  interface Line {
    readonly text: string
    readonly element: HTMLElement
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const NAMES = ['aria-label', 'alt', 'placeholder', 'title'] as const
  /** Share of a line's height above and below its letters, and the least overlap that an eye notices, px. */
  const LEADING = 0.2
  const NOTICED = 2
  /** Elements under a pointer are asked for everywhere, also where a pointer would go through. */
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { pointer-events: auto !important }'
  document.head.append(style)

  const root = document.documentElement
  const lines: Line[] = []
  const cut = new Set<string>()
  const hints = new Set<string>()
  const texts = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    for (const name of NAMES) texts.add(element.getAttribute(name)?.trim() ?? '')
    if (element.closest('script, style, svg, option')) continue
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
    const text = own.map((node) => node.textContent?.trim()).join(' ')
    texts.add(text)
    // Texts for screen readers alone are one pixel large.
    if (text === '' || isOnePixel(element)) continue
    // A line that opens shows the whole text when it is open.
    const opens = element.closest('details:not([open]) > summary') !== null
    if (!opens && isCut(element)) cut.add(text)
    for (const node of own) {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, top, right, bottom, height } of range.getClientRects()) {
        const line = {
          text,
          element,
          left,
          right,
          top: top + height * LEADING,
          bottom: bottom - height * LEADING,
        }
        lines.push(line)
        if (!opens && isCutByParent(line)) cut.add(text)
      }
    }
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown'))
    if (field.checkVisibility() && isExampleCut(field)) (isHint(field) ? hints : cut).add(field.placeholder)
  const overlapping = overlappingPairs()
  style.remove()
  texts.delete('')
  return {
    tooWide: root.scrollWidth > root.clientWidth + 1 ? root.scrollWidth - root.clientWidth : 0,
    cut: [...cut],
    hints: [...hints],
    overlapping,
    texts: [...texts],
  }

  function isOnePixel(element: HTMLElement): boolean {
    for (let box: HTMLElement | null = element; box !== null; box = box.parentElement) {
      const { clip, clipPath, display } = getComputedStyle(box)
      if (clip !== 'auto' || clipPath === 'inset(50%)' || (display !== 'inline' && box.clientWidth === 1))
        return true
    }
    return false
  }

  /** True for a field that is narrower than the example in it. */
  function isExampleCut(field: HTMLInputElement): boolean {
    const own = getComputedStyle(field)
    const ruler = document.createElement('span')
    ruler.textContent = field.placeholder
    for (const property of ['font', 'letterSpacing', 'wordSpacing', 'textTransform'] as const)
      ruler.style[property] = own[property]
    ruler.style.position = 'fixed'
    ruler.style.whiteSpace = 'pre'
    document.body.append(ruler)
    const { width } = ruler.getBoundingClientRect()
    ruler.remove()
    return width > field.clientWidth - parseFloat(own.paddingLeft) - parseFloat(own.paddingRight) + 1
  }

  /** True for a field whose name is its example, which ends in an ellipsis where it does not fit. */
  function isHint(field: HTMLInputElement): boolean {
    const names = [field.ariaLabel, ...[...(field.labels ?? [])].map((label) => label.textContent)]
    const isNamed = names.some((name) => name?.trim() === field.placeholder)
    return isNamed && getComputedStyle(field).textOverflow === 'ellipsis'
  }

  /** True for an element that hides a part of its own text. */
  function isCut(element: HTMLElement): boolean {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    if (overflowX === 'auto' || overflowX === 'scroll') return false
    const hides = overflowX !== 'visible' || overflowY !== 'visible' || webkitLineClamp !== 'none'
    return (
      hides &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + NOTICED)
    )
  }

  /** True for a line that leaves the window, or a box that hides what leaves it, with a part of its letters. */
  function isCutByParent({ element, left, top, right, bottom }: Line): boolean {
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
      const isAway =
        right <= edge.left + 1 || left >= edge.right - 1 || bottom <= edge.top + 1 || top >= edge.bottom - 1
      if (scrolls || isAway) return false
      const below = bottom > edge.bottom + NOTICED || top < edge.top - NOTICED
      const beside = right > edge.right + NOTICED || left < edge.left - NOTICED
      if (below || beside) return true
    }
    return left < -1 || right > innerWidth + 1
  }

  /** Pairs of lines of different elements that lie on one another, with nothing opaque between them. */
  function overlappingPairs(): (readonly [string, string])[] {
    const found = new Map<string, readonly [string, string]>()
    const sorted = lines.toSorted((a, b) => a.top - b.top)
    for (const [at, one] of sorted.entries())
      for (let next = at + 1; next < sorted.length; next++) {
        const other = sorted[next]
        if (other === undefined || other.top > one.bottom) break
        if (one.element === other.element) continue
        const left = Math.max(one.left, other.left)
        const right = Math.min(one.right, other.right)
        const bottom = Math.min(one.bottom, other.bottom)
        if (right - left < NOTICED || bottom - other.top < NOTICED) continue
        if (areBothSeen(one, other, (left + right) / 2, (other.top + bottom) / 2))
          found.set(`${one.text}\n${other.text}`, [one.text, other.text])
      }
    return [...found.values()]
  }

  /** True when neither of two texts is covered at a point of the window. */
  function areBothSeen(one: Line, other: Line, x: number, y: number): boolean {
    const missing = new Set<Element>([one.element, other.element])
    for (const element of document.elementsFromPoint(x, y)) {
      missing.delete(element)
      if (missing.size === 0) return true
      if (isOpaque(element)) return false
    }
    return false
  }

  function isOpaque(element: Element): boolean {
    if (element instanceof HTMLImageElement || element instanceof SVGElement) return true
    return isPainted(getComputedStyle(element)) || spreadsBackground(element)
  }

  function isPainted({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
    const isClear = /rgba\(.*, 0(\.\d+)?\)|\/ 0(\.\d+)?\)|transparent/u.test(backgroundColor)
    return !isClear || backgroundImage !== 'none'
  }

  /** True for an element whose `::before` is a background as large as it, which may come and go. */
  function spreadsBackground(element: Element): boolean {
    const before = getComputedStyle(element, '::before')
    if (before.content === 'none' || before.position !== 'absolute' || before.opacity === '0') return false
    // The size of an element is a whole number of pixels, that of its background need not be.
    const isWhole =
      parseFloat(before.width) > element.clientWidth - 1 &&
      parseFloat(before.height) > element.clientHeight - 1
    return isWhole && isPainted(before)
  }
}

/** True for a figure, such as a sum of money: a part of it says another one, whoever wrote it. */
export const isFigure = (text: string): boolean =>
  /^[^\p{L}]*\p{Nd}[^\p{L}]*(\p{L}{1,3}[^\p{L}]*)?$/u.test(text)

/** English names of countries: a pseudo-language has those of its browser. */
const COUNTRIES: ReadonlySet<string> = new Set(
  LETTERS.flatMap((first) =>
    LETTERS.map((second) => new Intl.DisplayNames('en', { type: 'region' }).of(first + second) ?? ''),
  ),
)

/** Letters that a text has beside placeholders. */
const isWorded = (text: string): boolean => /\p{L}{3}/u.test(text)

/**
 * Texts of a screen that equal an English text of the catalogue, where the screen is in another language.
 * @param texts of the screen
 * @param english texts of the catalogue
 * @param own texts of the catalogue in the screen's language, by the same ids
 */
export function untranslated(
  texts: readonly string[],
  english: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>> = {},
): string[] {
  const foreign = new Set(
    Object.entries(english)
      .filter(([id, text]) => isWorded(text) && own[id] !== text)
      .map(([, text]) => text),
  )
  for (const text of Object.values(own)) foreign.delete(text)
  return texts.filter((text) => foreign.has(text) && !COUNTRIES.has(text))
}
