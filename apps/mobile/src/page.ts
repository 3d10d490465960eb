import { BOOT_ELEMENT_ID, CONTENT_ELEMENT_ID, type BootData, type DocumentContent } from '@livery/tenant'

import { keepEarlyInput } from './earlyInput.ts'
import { keepEarlyTaps } from './earlyTaps.ts'
import { readFormatsAside } from './formats.ts'
import { addStyleSheet, runModules, whenAtRest } from './start.ts'

/** Text of an element that the build wrote. */
const textOf = (id: string) => document.querySelector(`#${id}`)?.textContent

/** Starts the site. The JSON needs no check: the build wrote it into the same document. */
async function start(element: HTMLElement, bootText: string): Promise<void> {
  const data = JSON.parse(bootText) as BootData
  const content = textOf(CONTENT_ELEMENT_ID)
  const shown = content ? (JSON.parse(content) as DocumentContent) : undefined
  keepEarlyInput()
  keepEarlyTaps()
  if (shown) await whenAtRest()
  readFormatsAside()
  const styled = data.styles && addStyleSheet(data.styles)
  if (shown) await runModules(shown.modules, [data.messages[shown.language], shown.rest])
  const { mount, trustedScript } = await import('@livery/app')
  await styled
  await mount(element, data, { content: shown })
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Registration fails in private windows and with blocked storage: the site works without its worker.
    navigator.serviceWorker.register(trustedScript('/sw.js')).catch(() => undefined)
  }
}

/**
 * Starts the site in the page that this script is part of.
 * @throws Error in a page without the element of the site or its data
 */
export function startPage(): void {
  const root = document.querySelector<HTMLElement>('#root')
  const boot = textOf(BOOT_ELEMENT_ID)
  if (root === null || !boot)
    throw new Error(`This page needs #root and #${BOOT_ELEMENT_ID}: \`livery build\` writes both.`)
  void start(root, boot)
}
