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
  // A face or a picture that comes between the two looks would change sizes.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The end of loading shows later pictures, which is a change of its own.
  await expect(page.locator('html')).not.toHaveAttribute('data-loading')
  const before = await lookOf(page)
  await addWholeSheet(page)
  const after = await lookOf(page)
  return before.flatMap(([element, style], index) => {
    const [, now = ''] = after[index] ?? []
    if (now === style) return []
    const were = new Set(style.split(/[;|]/))
    const differing = now.split(/[;|]/).filter((each) => !were.has(each))
    return [`${path}: ${element} becomes ${differing.slice(0, 4).join('; ')}`]
  })
}
