import { readFile } from 'node:fs/promises'

import type { SandboxModule } from '../operations.ts'
import { controlRoutes } from './controlRoutes.ts'
import { docsRoutes } from './docs.ts'

/** HTML pages of the console. */
const PAGES: Readonly<Record<string, string>> = {
  '/sandbox': 'console.html',
}

/** Scripts of the console. */
const SCRIPTS = ['console.js', 'consoleLists.js', 'consoleParts.js']

/** Module of all routes under /sandbox, which are not part of the contract and never called by the site. */
export const console: SandboxModule = {
  name: 'console',
  operations: {},
  routes: (app, services) => {
    controlRoutes(app, services)
    docsRoutes(app, services.contract)
    for (const [path, file] of Object.entries(PAGES)) {
      app.get(path, async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .send(await readFile(new URL(`pages/${file}`, import.meta.url), 'utf8')),
      )
    }
    for (const file of SCRIPTS) {
      app.get(`/sandbox/${file}`, async (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .send(await readFile(new URL(`pages/${file}`, import.meta.url))),
      )
    }
    app.get('/', async (_request, reply) => reply.redirect('/sandbox'))
  },
}
