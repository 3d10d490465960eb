import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '../../../..')

/** Files of the texts of one speaker. */
export type TextSource = {
  /** Name in documents for translators. */
  readonly name: string
  /** Folder of the catalogues, one `<CODE>.json` a language. */
  readonly messages: string
  /** Notes for translators by id, or by the beginning of ids before the first dot. */
  readonly context: string
  /** Translations whose English text changed since they were made. */
  readonly stale: string
  /** English texts that changed and kept their translations, with who said so and why. */
  readonly sameMeaning: string
}

/** Speakers of which a player reads texts: the site, and the gateway as the sandbox plays it. */
export type Speaker = 'site' | 'gateway'

/** Files of all speakers' texts. @param root of the repository */
export function textSources(root: string = REPOSITORY): Readonly<Record<Speaker, TextSource>> {
  return {
    site: sourceIn('livery', join(root, 'packages/i18n')),
    gateway: sourceIn('livery-gateway', join(root, 'apps/sandbox')),
  }
}

/** Fingerprints of the gateway's English texts that its translations were compared with last. */
export function comparedFile(root: string = REPOSITORY): string {
  return join(root, 'apps/sandbox/compared.json')
}

function sourceIn(name: string, folder: string): TextSource {
  return {
    name,
    messages: join(folder, 'messages'),
    context: join(folder, 'context/EN.json'),
    stale: join(folder, 'stale.json'),
    sameMeaning: join(folder, 'sameMeaning.json'),
  }
}

/** Note for the translator of a text: its own, or that of all texts whose ids begin alike. */
export function noteOf(context: Readonly<Record<string, string>>, id: string): string | undefined {
  return context[id] ?? context[id.split('.')[0] ?? id]
}
