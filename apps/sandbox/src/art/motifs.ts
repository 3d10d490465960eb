import type { Layer } from './layer.ts'
import { CREATURES } from './motifs/creatures.ts'
import { NATURE } from './motifs/nature.ts'
import { THINGS } from './motifs/things.ts'
import { TREASURES } from './motifs/treasures.ts'

const DRAWINGS = { ...TREASURES, ...CREATURES, ...NATURE, ...THINGS }

/** Motif at the centre of a tile. */
export type Motif = keyof typeof DRAWINGS

export const MOTIFS = Object.keys(DRAWINGS) as Motif[]

/** Layers of a motif, bottom first. */
export const motifLayers = (motif: Motif): readonly Layer[] => DRAWINGS[motif]
