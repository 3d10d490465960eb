import type { DeviceFaceId } from './advances.generated.ts'
import type { Script } from './script.ts'

/** One weight of a device's face. */
interface DeviceCut {
  readonly weight: 400 | 700
  /** Full names and PostScript names: browsers ask the system for either. */
  readonly names: readonly string[]
}

/** A face that devices bring along, to be stretched to a brand's measures until the brand's own has come. */
export interface DeviceFace {
  /** Part of the name in style sheets: `Outfit Fallback: Arial`. */
  readonly name: string
  /** Where its widths are found. */
  readonly id: DeviceFaceId
  /** The script it is there for: a brand whose face does not have it needs no such fall-back. */
  readonly script: Script
  readonly cuts: readonly DeviceCut[]
  /** Stands in for bold text only; the browser draws it bold. */
  readonly onlyBold?: boolean
}

/**
 * What devices have: Arial on Apple and Windows, Roboto on Android. Linux and ChromeOS have faces of Arial's exact
 * widths in its place. Since Android 12 Roboto is one variable file, whose bold no style sheet can ask for by name:
 * there the regular one is widened to the brand's bold.
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
