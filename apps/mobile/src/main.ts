import { mount, trustedScript } from '@livery/app'
import { BOOT_ELEMENT_ID } from '@livery/tenant'
import type { BootData } from '@livery/tenant'

const root = document.querySelector<HTMLElement>('#root')
const boot = document.querySelector(`#${BOOT_ELEMENT_ID}`)?.textContent
if (root === null || !boot)
  throw new Error(`This page needs #root and #${BOOT_ELEMENT_ID}: \`livery build\` writes both.`)

// The build wrote this JSON from a checked tenant into the same document: it needs no second check here.
mount(root, JSON.parse(boot) as BootData)

// After the page is up, so that the worker's precache never competes with the first paint.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    // Private windows and refused storage reject: the site works the same without its worker.
    navigator.serviceWorker.register(trustedScript('/sw.js')).catch(() => undefined)
  })
}
