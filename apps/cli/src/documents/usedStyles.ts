import { parse, type ChildNode, type Container, type Rule } from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'

import { latestResults, type LatestResults } from '../latestResults.ts'

/** Style sheet that was read once, for many documents. */
export interface StyleSheet {
  /**
   * Rules that can apply to elements of a document, in the order of the sheet: those that ask for no class that the
   * document lacks. Rules of elements and attributes stay, because scripts set attributes while a page is shown.
   * @param html elements with all classes that they have until the whole sheet is there
   */
  readonly usedBy: (html: string) => string
}

/** True where a selector, or one of a list of selectors, can apply to a document with these classes. */
type Test = (classes: ReadonlySet<string>) => boolean

/** Part of a sheet: its text for a document, empty where nothing of it applies. */
type Part = (classes: ReadonlySet<string>) => string

/** Pseudo-classes of which one selector in brackets is enough; `:not()` asks for no class. */
const ANY_OF = new Set([':is', ':where', ':has', ':host', ':nth-child', ':nth-last-child'])

const always: Test = () => true

const anyOf = (tests: readonly Test[]): Test =>
  tests.length === 0 ? always : (classes) => tests.some((test) => test(classes))

/** Test of one selector: all of its classes are there, and a selector of each list in brackets applies. */
function testOf(selector: Selector): Test {
  const tests = selector.nodes.flatMap((node): Test[] => {
    if (node.type === 'class') return [(classes) => classes.has(node.value)]
    if (node.type !== 'pseudo' || !ANY_OF.has(node.value)) return []
    return [anyOf(node.nodes.map(testOf))]
  })
  return (classes) => tests.every((test) => test(classes))
}

const selectors = selectorParser()

function partOfRule(rule: Rule): Part {
  const body = `{${rule.nodes.map(String).join(';')}}`
  const each = selectors.astSync(rule.selector).nodes.map((selector) => ({
    text: String(selector).trim(),
    test: testOf(selector),
  }))
  return (classes) => {
    const used = each.filter(({ test }) => test(classes)).map(({ text }) => text)
    return used.length === 0 ? '' : used.join(',') + body
  }
}

const ANIMATION = /^(-webkit-)?keyframes$/

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return partOfRule(node)
  const text = String(node)
  if (node.type !== 'atrule') return () => ''
  const { name, params, nodes } = node
  // A statement without a block, such as an order of layers, and blocks of declarations, such as a face.
  if (nodes === undefined) return () => `${text};`
  const isGroup = nodes.some(({ type }) => type === 'rule' || type === 'atrule')
  if (!isGroup || ANIMATION.test(name)) return () => text
  const parts = partsOf(node)
  return (classes) => {
    const used = parts.map((part) => part(classes)).join('')
    return used === '' ? '' : `@${name} ${params}{${used}}`
  }
}

const partsOf = (container: Container): Part[] => (container.nodes ?? []).map(partOf)

/** Names that rules may call an animation by. */
function animationOf(node: ChildNode): string | undefined {
  return node.type === 'atrule' && ANIMATION.test(node.name) ? node.params : undefined
}

const CLASS = 'class="'
const SPACE = /\s/

/** Classes of all elements of a document, as React and the build write them. */
function classesIn(html: string): Set<string> {
  // Elements of a kind have the same classes: each such list is taken apart once.
  const lists = new Set<string>()
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at + 1)) {
    const start = at + CLASS.length
    if (SPACE.test(html.charAt(at - 1))) lists.add(html.slice(start, html.indexOf('"', start)))
  }
  return new Set([...lists].flatMap((names) => names.split(' ')))
}

/**
 * Selections that a sheet keeps, about 20 KB each. A build's brands share a few dozen; a server that renews documents for
 * months meets new ones with every other content of a page, and may forget the oldest: each takes half a millisecond.
 */
const MOST_SELECTIONS = 256

/**
 * Reads a style sheet, which takes some 50 ms for the site's.
 * @param selections memory of what was selected, by the classes of the documents
 */
export function readStyleSheet(
  css: string,
  selections: LatestResults<string> = latestResults(MOST_SELECTIONS),
): StyleSheet {
  const { nodes } = parse(css)
  const parts = nodes.map((node) => ({ animation: animationOf(node), part: partOf(node) }))
  const rules = parts.filter(({ animation }) => animation === undefined)
  const select = (classes: ReadonlySet<string>): string => {
    const used = rules.map(({ part }) => part(classes)).join('')
    const animations = parts.filter(({ animation }) => animation !== undefined && used.includes(animation))
    return used + animations.map(({ part }) => part(classes)).join('')
  }
  return {
    usedBy: (html) => {
      const classes = classesIn(html)
      // Lists of games differ by their games alone, and so do the pages of brands with the same layout.
      return selections.of([...classes].join(' '), () => select(classes))
    },
  }
}
