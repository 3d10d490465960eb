import { mount, trustedScript } from '@livery/app'
import { BOOT_ELEMENT_ID, CONTENT_ELEMENT_ID, type BootData, type DocumentContent } from '@livery/tenant'

const root = document.querySelector<HTMLElement>('#root')
const boot = document.querySelector(`#${BOOT_ELEMENT_ID}`)?.textContent
const content = document.querySelector(`#${CONTENT_ELEMENT_ID}`)?.textContent
if (root === null || !boot)
  throw new Error(`This page needs #root and #${BOOT_ELEMENT_ID}: \`livery build\` writes both.`)

// No check needed: the build wrote this JSON from a checked tenant into the same document.
void mount(root, JSON.parse(boot) as BootData, {
  content: content ? (JSON.parse(content) as DocumentContent) : undefined,
})

// Registered after the page is mounted, so that the worker's precache never competes with the first paint.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Registration fails in private windows and with blocked storage: the site works without its worker.
    navigator.serviceWorker.register(trustedScript('/sw.js')).catch(() => undefined)
  })
}
