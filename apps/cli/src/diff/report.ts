import { readableBytes } from '../terminal/table.ts'
import type { BaseCode } from './bundles.ts'
import type { BrandChanges, Change } from './compare.ts'
import type { PicturePair } from './pictures.ts'
import type { TouchedScreen } from './screens.ts'

export interface WeightChange extends Change<number> {
  readonly what: string
}

/** Full diff of one brand. */
export interface BrandDiff extends BrandChanges {
  readonly id: string
  readonly name: string
  /** The brand is not in the base. */
  readonly isNew: boolean
  readonly screens: readonly TouchedScreen[]
  readonly bytes: readonly WeightChange[]
  readonly pictures: readonly PicturePair[]
}

/** Commits and code that a diff compares. */
export interface DiffBase {
  readonly ref: string
  readonly commit: string
  /** True when code besides brands differs. */
  readonly codeDiffers: boolean
  /** Undefined when no bundle was built. */
  readonly code: BaseCode | undefined
}

/** One sentence on the code that the base's screenshots and bytes were built with. */
export function describeCode({ code, codeDiffers }: DiffBase): string {
  if (code === 'own') return "Code differs too: the base's bundles were made by the base's own code."
  if (code === 'current')
    return "Code differs too, and the base's could not be built here: both sides show today's code."
  if (code === 'same') return 'Only brands differ: both sides were made by the same code.'
  return codeDiffers
    ? 'Code differs too; nothing was built to compare.'
    : 'Only brands differ; nothing was built to compare.'
}

/** `+1.2 kB`, `−812 B`, `=`. */
export function readableChange({ before, after }: Change<number>): string {
  const change = (after ?? 0) - (before ?? 0)
  if (change === 0) return '='
  return `${change > 0 ? '+' : '−'}${readableBytes(Math.abs(change))}`
}

/** True when no compared aspect of a brand changed. */
export function isUnchanged({ tokens, flags, data, texts, contrast, bytes }: BrandDiff): boolean {
  return (
    tokens.length + flags.length + data.length + texts.length === 0 &&
    !contrast.some(({ fails }) => fails) &&
    bytes.every(({ before, after }) => before === after)
  )
}
