import {
  BOOT_ELEMENT_ID,
  CONTENT_ELEMENT_ID,
  regulationOf,
  type BootData,
  type TenantConfig,
} from '@livery/tenant'
import type { BrowserContext } from '@playwright/test'

const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}">)(.*?)(</script>)`, 's')
const CONTENT = new RegExp(`<script type="application/json" id="${CONTENT_ELEMENT_ID}">.*?</script>`, 's')

/**
 * Replaces the licence of a brand's pages by another: the boot data gets the other legal block and its pack.
 * Bundle, merchant and gateway stay the brand's own, so that no bundle has to be built for this check. The content of the
 * document was made with the brand's own licence: without its data the site draws the page anew.
 */
export async function replaceLicence(
  context: BrowserContext,
  { legal }: Pick<TenantConfig, 'legal'>,
): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().frame().parentFrame())
      return route.fallback()
    // Browsers resolve every name under localhost to this machine; Node asks a name server, which does not.
    const asked = new URL(route.request().url())
    const here = new URL(asked)
    here.hostname = 'localhost'
    const response = await route.fetch({
      url: here.href,
      headers: { ...route.request().headers(), host: asked.host },
    })
    const body = (await response.text())
      .replace(CONTENT, '')
      .replace(BOOT, (_, open: string, json: string, close: string) => {
        const boot = JSON.parse(json) as BootData
        const tenant = { ...boot.tenant, legal, regulation: regulationOf(legal) }
        return `${open}${JSON.stringify({ ...boot, tenant }).replaceAll('<', String.raw`\u003c`)}${close}`
      })
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers()
    await route.fulfill({ status: response.status(), headers, body })
  })
}
