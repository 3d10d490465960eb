import type { DeviceFaceId } from './advances.generated.ts'
import type { Script } from './script.ts'

/** One weight of a device's face. */
interface DeviceCut {
  readonly weight: 400 | 700
  /** Full names and PostScript names: browsers ask the system for either. */
  readonly names: readonly string[]
}

/** Face installed on devices, which is scaled to the metrics of a brand's face until that has loaded. */
export interface DeviceFace {
  /** Part of the name in style sheets: `Outfit Fallback: Arial`. */
  readonly name: string
  /** Key of its measured widths. */
  readonly id: DeviceFaceId
  /** Script that it covers: a brand whose face lacks that script needs no such fallback. */
  readonly script: Script
  readonly cuts: readonly DeviceCut[]
  /** True for a fallback of bold text only; the browser draws it bold. */
  readonly onlyBold?: boolean
}

/**
 * Faces of devices: Arial on Apple and Windows, Roboto on Android. Linux and ChromeOS have faces with Arial's
 * exact widths instead. Since Android 12 Roboto is one variable file, whose bold no style sheet can name:
 * there the regular weight is scaled to the width of the brand's bold.
 */
export const DEVICE_FACES: readonly DeviceFace[] = [
  {
    name: 'Arial',
    id: 'arial',
    script: 'latin',
    cuts: [
      { weight: 400, names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
      { weight: 700, names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'] },
    ],
  },
  {
    name: 'Roboto',
    id: 'roboto',
    script: 'latin',
    cuts: [
      { weight: 400, names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
      { weight: 700, names: ['Roboto Bold', 'Roboto-Bold'] },
    ],
  },
  {
    name: 'Roboto Bold',
    id: 'roboto',
    script: 'latin',
    onlyBold: true,
    cuts: [{ weight: 400, names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] }],
  },
  {
    name: 'Naskh',
    id: 'noto-naskh-arabic',
    script: 'arabic',
    cuts: [
      { weight: 400, names: ['Noto Naskh Arabic UI', 'NotoNaskhArabicUI', 'Noto Naskh Arabic'] },
      {
        weight: 700,
        names: ['Noto Naskh Arabic UI Bold', 'NotoNaskhArabicUI-Bold', 'Noto Naskh Arabic Bold'],
      },
    ],
  },
]
