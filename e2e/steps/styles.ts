import { expect, type Page } from '@playwright/test'

/** Styles of every element of a page and of its two pseudo-elements, one entry each. */
type Look = readonly (readonly [element: string, style: string])[]

/** Reads the computed style of everything in a page's body, in the order of the document. */
function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const written = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      // Properties of a pseudo-element that does not exist say nothing.
      if (pseudo !== undefined && style.content === 'none') return ''
      return Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(';')
    }
    const elements = [document.documentElement, ...document.querySelectorAll('body, body *:not(script)')]
    return elements.map(
      (element) =>
        [
          `${element.tagName} ${element.getAttribute('class') ?? ''}`,
          [written(element), written(element, '::before'), written(element, '::after')].join('|'),
        ] as const,
    )
  })
}

/**
 * Styles of a page that has come to rest: two looks in a row, frames apart, that say the same.
 * Faces and pictures that arrive, and rows that the browser lays out once they come near, change sizes for a moment.
 */
async function settledLookOf(page: Page): Promise<Look> {
  let look = await lookOf(page)
  await expect(async () => {
    const earlier = look
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    look = await lookOf(page)
    expect(look).toEqual(earlier)
  }, 'the page comes to rest').toPass({ timeout: 15_000 })
  return look
}

/** Adds the site's whole style sheet to a page whose scripts do not run, as the site does when it starts. */
async function addWholeSheet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { styles } = JSON.parse(document.querySelector('#livery-boot')?.textContent ?? '{}') as {
      styles?: string
    }
    if (styles === undefined) throw new Error('The page names no style sheet.')
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
    const loaded = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', reject)
    })
    document.head.append(link)
    await loaded
  })
}

/**
 * Elements of a document, shown without its scripts, that look different once the whole sheet is there.
 * @param page a page whose scripts are blocked
 */
export async function changedByWholeSheet(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  // The end of loading shows later pictures, which is a change of its own.
  await expect(page.locator('html')).not.toHaveAttribute('data-loading')
  const before = await settledLookOf(page)
  await addWholeSheet(page)
  const after = await settledLookOf(page)
  return before.flatMap(([element, style], index) => {
    const [, now = ''] = after[index] ?? []
    if (now === style) return []
    const were = new Set(style.split(/[;|]/))
    const differing = now.split(/[;|]/).filter((each) => !were.has(each))
    return [`${path}: ${element} becomes ${differing.slice(0, 4).join('; ')}`]
  })
}
