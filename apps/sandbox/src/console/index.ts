import { readFile } from 'node:fs/promises'

import type { SandboxModule } from '../operations.ts'
import { docsRoutes } from './docs.ts'
import { doorRoutes } from './doors.ts'

/** Pages beside the doors: the console, and a chat room that stands in for the chat vendor's. */
const PAGES: Readonly<Record<string, string>> = {
  '/sandbox': 'console.html',
  '/sandbox/chat': 'chat.html',
}

/** Everything under /sandbox: never part of the contract, never called by the site. */
export const console: SandboxModule = {
  name: 'console',
  operations: {},
  routes: (app, services) => {
    doorRoutes(app, services)
    docsRoutes(app, services.contract)
    for (const [path, file] of Object.entries(PAGES)) {
      app.get(path, async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .send(await readFile(new URL(`pages/${file}`, import.meta.url), 'utf8')),
      )
    }
    app.get('/sandbox/console.js', async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .send(await readFile(new URL('pages/console.js', import.meta.url))),
    )
    app.get('/', async (_request, reply) => reply.redirect('/sandbox'))
  },
}
