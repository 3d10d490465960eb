import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { TLS_VERSIONS } from '../stamp/nginx.ts'
import type { Disk } from './disk.ts'
import { replaceFile } from './replaceFile.ts'

/** File of a store that nginx includes: the live configuration of every brand. */
const STORE_FILE = 'nginx.conf'

/**
 * Configuration of all brands of a store. Its first server is nginx's default one: without it the alphabetically first
 * brand would answer for every host that is nobody's. The final dot of a host is dropped by nginx itself.
 */
function storeFile(store: string): string {
  return `# All brands: written by livery.
# Hosts that belong to no brand: no certificate is shown, and nothing is said.
server {
  listen 443 ssl http2 default_server;
  server_name _;
  ssl_protocols ${TLS_VERSIONS};
  ssl_reject_handshake on;
  server_tokens off;
  default_type text/plain;
  return 404;
}

include ${join(store, '*/live/nginx.conf')};
`
}

/** Writes the file where it is missing or of another version. */
export async function writeStoreFile(disk: Disk, store: string): Promise<void> {
  const file = join(store, STORE_FILE)
  const text = storeFile(store)
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return
  await disk.mkdir(store)
  await replaceFile(disk, file, text)
}
