import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Repository } from './examine.ts'
import { readArea } from './pages.ts'

const PAGES = 'docs/specification/'
const RECORD = /^docs\/decisions\/(\d{4})-[^/]+\.md$/
const TEXT = /\.(?:[cm]?[jt]sx?|css|html|md|hbs|ya?ml|sql)$/
/** Paths that are not checked: this folder is about citations, and generated texts have none. */
const PASSED_OVER = /^tooling\/specification\/|(?:^|\/)generated\/|^pnpm-lock\.yaml$/

/**
 * Reads the pages, paths, records and texts of a working tree for the check.
 * @param root a folder under version control
 */
export function readRepository(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const isPage = (path: string) =>
    path.startsWith(PAGES) && path.endsWith('.md') && path !== `${PAGES}README.md`
  return {
    files,
    areas: files.filter(isPage).map((path) => readArea(path.slice(PAGES.length, -'.md'.length), read(path))),
    records: files.flatMap((path) => RECORD.exec(path)?.[1] ?? []).map((number) => `D-${number}`),
    sources: files
      .filter((path) => TEXT.test(path) && !PASSED_OVER.test(path))
      .map((path) => ({ path, text: read(path) })),
  }
}
