import { expect, type JSHandle, type Page } from '@playwright/test'

/** Computed styles of every element of a page and of its two pseudo-elements, one entry each. */
type Look = readonly (readonly [element: string, styles: readonly string[]])[]

/**
 * Reads the computed style of everything in a page's body, in the order of the document. It stays in the page: it is
 * megabytes of text, and to carry it to the test and compare it there took most of the test's time.
 */
function lookOf(page: Page): Promise<JSHandle<Look>> {
  return page.evaluateHandle(() => {
    const written = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      // Properties of a pseudo-element that does not exist say nothing.
      return pseudo !== undefined && style.content === 'none' ? '' : style.cssText
    }
    const elements = [document.documentElement, ...document.querySelectorAll('body, body *:not(script)')]
    return elements.map(
      (element) =>
        [
          `${element.tagName} ${element.getAttribute('class') ?? ''}`,
          [written(element), written(element, '::before'), written(element, '::after')],
        ] as const,
    )
  })
}

/** Elements whose style differs in a later look, each with up to four properties that do; a change of their count. */
function changedBetween(before: JSHandle<Look>, after: JSHandle<Look>): Promise<string[]> {
  return before.evaluate((earlier, later) => {
    if (earlier.length !== later.length) return [`${earlier.length} elements become ${later.length}`]
    const declarations = (styles: readonly string[]) => styles.flatMap((style) => style.split('; '))
    return earlier.flatMap(([element, styles], index) => {
      const now = later[index]?.[1] ?? []
      if (styles.every((style, part) => style === now[part])) return []
      const were = new Set(declarations(styles))
      const differing = declarations(now).filter((each) => !were.has(each))
      return [`${element} becomes ${differing.slice(0, 4).join('; ')}`]
    })
  }, after)
}

/**
 * Styles of a page that has come to rest: two looks in a row, frames apart, that say the same.
 * Faces and pictures that arrive, and rows that the browser lays out once they come near, change sizes for a moment.
 */
async function settledLookOf(page: Page): Promise<JSHandle<Look>> {
  let look = await lookOf(page)
  await expect(async () => {
    const earlier = look
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    look = await lookOf(page)
    expect(await changedBetween(earlier, look)).toEqual([])
    await earlier.dispose()
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
  return (await changedBetween(before, after)).map((change) => `${path}: ${change}`)
}
