import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Messages } from '@livery/i18n'
import { restOf } from '@livery/i18n/compile'
import type { TenantConfig } from '@livery/tenant'

import { openHashes } from '../release/hashes.ts'
import type { BundleFile } from '../stamp/bundle.ts'
import { openPages } from '../stamp/page.ts'
import { UserError } from '../terminal/userError.ts'
import { documentFiles } from './documentFiles.ts'
import { documentIndex, INDEX_FILE, readIndex, type DocumentIndex } from './documentIndex.ts'
import { makeDocuments } from './makeDocuments.ts'
import { PLAN_FILE, readPlan, RENDERER_FILE, stylesOf } from './plan.ts'
import { loadRenderer } from './renderer.ts'
import {
  contentState,
  keepRecording,
  openRecorder,
  type ContentState,
  type DocumentSettings,
} from './settings.ts'
import { hashAnswers } from './snapshot.ts'

/** Documents of a bundle after they were renewed. */
export interface Refreshed {
  readonly content: ContentState
  /** When the oldest answer in them was given, in epoch ms; undefined where they hold none. */
  readonly asOf: number | undefined
  /** Number of documents. */
  readonly documents: number
  /** The brand's gateway, as its bundle has it. */
  readonly gateway: TenantConfig['gateway']
}

/** Compiled messages of a language in the files of a bundle; a bundle of an earlier version has them in one. */
const messagesIn = (folder: string) => async (path: string) => {
  const rest = readFile(join(folder, restOf(path)), 'utf8').catch(() => '{}')
  const parts = await Promise.all([readFile(join(folder, path), 'utf8'), rest])
  return Object.assign({}, ...parts.map((text) => JSON.parse(text) as Messages)) as Messages
}

/** Replaces files one by one, each as a whole; those with the same content are left alone. */
async function replaceFiles(folder: string, files: readonly BundleFile[]): Promise<void> {
  for (const { path, content = '' } of files) {
    const target = join(folder, path)
    const before = await readFile(target).catch(() => undefined)
    if (before?.equals(Buffer.from(content))) continue
    const fresh = `${target}.${process.pid}.tmp`
    await mkdir(dirname(target), { recursive: true })
    try {
      await writeFile(fresh, content)
      await rename(fresh, target)
    } finally {
      await rm(fresh, { force: true })
    }
  }
}

async function removeGone(folder: string, before: DocumentIndex | undefined, files: readonly BundleFile[]) {
  const paths = new Set(files.map(({ path }) => path))
  for (const { path } of before?.files ?? [])
    if (!paths.has(path)) await rm(join(folder, path), { force: true })
}

/** @throws {UserError} when a file is not the one that its release was made with */
function demandReleased(bundle: string, path: string, released: ReadonlyMap<string, string> | undefined) {
  if (released === undefined || openHashes().of(join(bundle, path)) === released.get(path)) return
  throw new UserError(`${join(bundle, path)} is not what was released: mend it with livery releases repair.`)
}

/**
 * Share of their greatest age for which documents stay as they are while the gateway's answers do: rendering and
 * compressing is nearly all of a renewal. Times that a page words by the day's hour are late by no more.
 */
const SHARE_KEPT = 24

/**
 * Renews the documents of a built bundle from its gateway's answers, and nothing else: with everything else in them
 * as it was when the bundle was built. Without any new answer they are left as they are, and also where every answer is
 * the one that they were made from.
 * @param bundle folder of the bundle
 * @param to folder that the documents are written to, for a bundle that may not be changed; else the bundle itself
 * @param released SHA-256 of each file by its path, of a release: its plan and its renderer, which is loaded here, are
 *   compared with them
 * @returns undefined for a bundle that was built without documents
 */
export async function refreshBundle(
  bundle: string,
  settings: DocumentSettings,
  to: string = bundle,
  released?: ReadonlyMap<string, string>,
): Promise<Refreshed | undefined> {
  demandReleased(bundle, PLAN_FILE, released)
  const plan = await readPlan(bundle)
  if (plan === undefined) return undefined
  const { config } = plan.page
  const [recorder, before, built] = await Promise.all([
    openRecorder(config, settings),
    readIndex(to),
    readIndex(bundle),
  ])
  const { maxAge, now = Date.now } = settings
  const last = before ?? built
  const answers = await recorder.warm()
  const isYoung = typeof last?.asOf === 'number' && now() - last.asOf < maxAge / SHARE_KEPT
  if (isYoung && answers !== undefined && last.answers === hashAnswers(answers))
    return {
      content: 'live',
      asOf: last.asOf ?? undefined,
      documents: last.files.filter(({ path }) => path.endsWith('.html')).length,
      gateway: config.gateway,
    }
  demandReleased(bundle, RENDERER_FILE, released)
  const [render, styles] = await Promise.all([
    // A release could claim the compile of another brand: the hash of its renderer is its own.
    loadRenderer(join(bundle, RENDERER_FILE), released?.get(RENDERER_FILE) ?? plan.core),
    stylesOf(plan, (path) => readFile(join(bundle, path), 'utf8')),
  ])
  const documents = await makeDocuments({
    plan,
    render,
    styles,
    writePage: openPages(),
    messages: messagesIn(bundle),
    recorder,
    maxAge,
  })
  const recording = recorder.recording()
  const refreshed = {
    content: contentState(recording),
    asOf: recording.asOf,
    documents: documents.length - 1,
    gateway: config.gateway,
  }
  const asOf = last?.asOf ?? undefined
  // Answers of the last time are no reason to write again, unless the documents hold none at all.
  const isNews = recording.isLive || (recording.asOf !== undefined && asOf === undefined)
  if (!isNews) return { ...refreshed, asOf }
  const files = await documentFiles(documents)
  await replaceFiles(to, files)
  await removeGone(to, before, files)
  await replaceFiles(to, [{ path: INDEX_FILE, content: documentIndex(files, recording) }])
  await keepRecording(config, settings, recording)
  return refreshed
}
