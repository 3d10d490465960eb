import { MESSAGES_FOLDER, readOverrides, type LoadedTenant } from '@livery/tenant'

import type { BundleFile } from '../stamp/bundle.ts'
import { openBundleWords, readWords, united, writtenWords, type Words } from '../stamp/bundleWords.ts'
import type { Leak, LeakScanner } from '../stamp/leakScan.ts'
import { mayHold } from '../stamp/suspects.ts'
import { hashText, type StampState } from './stampState.ts'

/** Part of a bundle's record that the leak scan writes. */
export type Scanned = Pick<StampState, 'words' | 'scanned'>

/** Leak scan of the bundles of one build. */
export interface BundleScan {
  /**
   * Leaks of a bundle, and what its record says of the scan from now on. Files are searched only when another brand's data
   * may be among their words, and it was not the same data that passed before.
   * @param before record of a bundle whose files did not change
   * @param files of the bundle, read only when something is to be searched
   */
  readonly of: (
    tenant: LoadedTenant,
    before: Scanned | undefined,
    files: () => Promise<readonly BundleFile[]>,
  ) => Promise<{ readonly leaks: readonly Leak[]; readonly scanned: Scanned }>
  /** True where the data that may be among a bundle's words is the same as passed before. */
  readonly isSame: (tenant: LoadedTenant, before: Scanned) => boolean
}

/** Texts of a brand before they are compiled: people write them, so data may be disguised there. */
function ownTexts({ path, config }: LoadedTenant): BundleFile[] {
  return config.languages.offered.flatMap((code) => {
    const texts = Object.values(readOverrides(path, code))
    return texts.length === 0 ? [] : [{ path: `${MESSAGES_FOLDER}/${code}.json`, content: texts.join('\n') }]
  })
}

/** Leak scan of bundles by their words. */
export function openBundleScan(scanner: LeakScanner): BundleScan {
  const wordsOf = openBundleWords()
  // The brand's own data counts too: a name of two words hides that of another brand which is one of them.
  const suspectsOf = (id: string, words: Words) =>
    scanner.suspects(words).map((needle) => ({ ...needle, isOwn: scanner.isOwn(id, needle.text) }))
  const stateOf = (suspects: ReturnType<typeof suspectsOf>) => hashText(JSON.stringify(suspects))
  return {
    isSame: ({ id }, before) => stateOf(suspectsOf(id, readWords(before.words))) === before.scanned,
    of: async (tenant, before, files) => {
      const { id } = tenant
      const parts = async () => wordsOf([...ownTexts(tenant), ...(await files())])
      const read = before === undefined ? await parts() : undefined
      const words =
        read === undefined ? readWords(before?.words ?? '') : united(read.map((part) => part.words))
      const suspects = suspectsOf(id, words)
      const scanned = stateOf(suspects)
      const foreign = scanned === before?.scanned ? [] : suspects.filter(({ isOwn }) => !isOwn)
      const searched = foreign.length === 0 ? [] : (read ?? (await parts()))
      return {
        leaks: searched
          .filter((part) => foreign.some((needle) => mayHold(part.words, needle)))
          .flatMap(({ path, content }) => scanner.scan(id, path, content)),
        scanned: { words: before?.words ?? writtenWords(words), scanned },
      }
    },
  }
}
