import { readFormats } from './formats.ts'
import { startPage } from './page.ts'

/** The entry of the site. A page starts itself as a worker too, which reads formats for it and ends. */
if ('document' in globalThis) startPage()
else {
  readFormats()
  close()
}
