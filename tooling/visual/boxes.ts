/**
 * Texts that do not fit: opens every screen in some languages on a narrow phone, and names each text of the
 * catalogue that is cut off and each screen that is wider than the phone. npm run boxes --
 * [--languages en-XA,ar-XB,DE] [--built storybook-static] [--only text,…] [--tenants aurora] [--theme dark]
 * [--width 320] [--text-size largest]. Exit code 1 when there are any.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { PSEUDO_TAGS, type PseudoTag, readCatalogue } from '@livery/i18n/compile'
import { isLanguageCode } from '@livery/i18n/registry'

import { buildStorybook } from './baseline.ts'
import { looksOf } from './looks.ts'
import { plainErrors } from './plainErrors.ts'
import { openStories } from './storyPictures.ts'

plainErrors()

const { values: options } = parseArgs({
  options: {
    built: { type: 'string' },
    languages: { type: 'string', default: 'en-XA,ar-XB,DE,FI,EL,RU,TA,MY,TH,AR,FA,UR,HI,VI' },
    only: { type: 'string', default: '' },
    tenants: { type: 'string', default: 'aurora' },
    'text-size': { type: 'string', default: 'normal' },
    theme: { type: 'string', default: 'dark' },
    width: { type: 'string', default: '320' },
  },
})

const root = resolve(import.meta.dirname, '../..')
const from = options.built ?? join(root, 'storybook-static')
if (options.built === undefined || !existsSync(join(from, 'index.json'))) buildStorybook(root, from)
const looks = (await looksOf(root, options.tenants)).filter(({ theme }) => theme === options.theme)

const isPseudo = (language: string): language is PseudoTag => PSEUDO_TAGS.some((tag) => tag === language)

/** Texts that do not fit on the open screen, each with its element. */
function misfits(): string[] {
  const found: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth + 1)
    found.push(`the screen is ${root.scrollWidth - root.clientWidth} px too wide`)
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .join(' ')
      .trim()
    if (own === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { overflowX, overflowY, clip, clipPath, webkitLineClamp } = getComputedStyle(element)
    // Texts for screen readers alone are one pixel large.
    if (element.clientWidth <= 1 || clip !== 'auto' || clipPath !== 'none') continue
    const hides = overflowX !== 'visible' || overflowY !== 'visible' || webkitLineClamp !== 'none'
    const isCut =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2
    const { left, right } = element.getBoundingClientRect()
    const isOutside = left < -1 || right > innerWidth + 1
    if (
      (hides && isCut && overflowX !== 'auto' && overflowX !== 'scroll') ||
      (isOutside && !isInScroller(element))
    )
      found.push(`“${own.slice(0, 60)}” in <${element.tagName.toLowerCase()}>`)
  }
  return [...new Set(found)]

  /** True inside a row that the player scrolls sideways. */
  function isInScroller(element: HTMLElement): boolean {
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden' || overflowX === 'clip')
        return true
    }
    return false
  }
}

/** Texts of the gateway are English in every language; only those of the catalogue are to fit. */
function textsOf(language: string): (text: string) => boolean {
  if (isPseudo(language)) return (text) => /[áéíóúŕťĥ\u202E]/u.test(text)
  const words = new Set(
    Object.values(readCatalogue(isLanguageCode(language) ? language : 'EN')).map((text) => text.slice(0, 60)),
  )
  return (text) => words.has(text)
}

let faults = 0
for (const language of options.languages.split(',')) {
  if (!isPseudo(language) && !isLanguageCode(language))
    throw new Error(`--languages names ${language}, which is no language.`)
  const isOwn = textsOf(language)
  const globals = {
    language,
    textSize: options['text-size'],
  }
  const shown = {
    from,
    looks,
    of: 'pages' as const,
    only: options.only,
    width: Number(options.width),
    globals,
  }
  let screens = 0
  const before = faults
  for await (const { story, look, page } of openStories(shown)) {
    screens += 1
    const cut = (await page.evaluate(misfits)).filter((fault) => {
      const text = /^“(.*)” in/u.exec(fault)?.[1]
      return text === undefined || isOwn(text)
    })
    faults += cut.length
    for (const fault of cut) console.log(`${language} ${look.tenant} ${story.id}: ${fault}`)
  }
  console.log(`${language}: ${screens} screens, ${faults - before} misfits`)
}
if (faults > 0) process.exitCode = 1
