import { FACES, type Face, type FaceId } from './catalog.ts'
import { DEVICE_FACES, type DeviceFace } from './deviceFaces.ts'
import type { Script } from './script.ts'
import { isMeasured, stretch, type MeasuredFaceId } from './widths.ts'

/** Least weight that is nearer to a device's bold than to its regular. */
const BOLD_FROM = 600

const matched = (face: Face): readonly DeviceFace[] =>
  DEVICE_FACES.filter(({ script }) => face.subsets.includes(script))

const nameOf = (face: Face, device: DeviceFace): string => `${face.family} Fallback: ${device.name}`

/** A face and the device faces scaled to its metrics. */
function familiesOf(id: FaceId): string[] {
  const face: Face = FACES[id]
  if (!face.package) return []
  const family = /\s/.test(face.family) ? `"${face.family}"` : face.family
  return [family, ...matched(face).map((device) => `"${nameOf(face, device)}"`)]
}

/**
 * `font-family` list of a face: the face, device faces scaled to its metrics, the device's own.
 * @param then face that draws the scripts which `id` lacks, before the device's own
 */
export function familyStack(id: FaceId, then: FaceId = id): string {
  if (familiesOf(id).length === 0) return 'system-ui, sans-serif'
  const families = [...familiesOf(id), ...(then === id ? [] : familiesOf(then))]
  // system-ui draws the scripts for which no face has a file; the page's `lang` selects the regional forms.
  return [...families, 'system-ui', 'sans-serif'].join(', ')
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`

/**
 * `@font-face` rule for one weight, drawn with a device's face; undefined where the device's face lacks the
 * letters.
 */
function rule(
  id: FaceId & MeasuredFaceId,
  weight: number,
  device: DeviceFace,
  main: Script | undefined,
  range: string,
): string | undefined {
  const face: Face = FACES[id]
  const cut = device.cuts.find((one) => one.weight >= BOLD_FROM === weight >= BOLD_FROM) ?? device.cuts[0]
  const sample = device.script === 'arabic' ? 'arabic' : main === 'vietnamese' ? 'vietnamese' : 'latin'
  const wider = cut && stretch(id, weight, { id: device.id, weight: cut.weight }, sample)
  if (cut === undefined || wider === undefined) return undefined
  const { ascent, descent, lineGap, unitsPerEm } = face.metrics
  const height = (units: number): string => percent(Math.abs(units) / unitsPerEm / wider)
  const parts = [
    `font-family:"${nameOf(face, device)}"`,
    // A rule without a weight is regular, and the browser makes it bold.
    ...(device.onlyBold ? [] : [`font-weight:${weight}`]),
    `src:${cut.names.map((name) => `local("${name}")`).join(',')}`,
    `ascent-override:${height(ascent)}`,
    `descent-override:${height(descent)}`,
    `line-gap-override:${height(lineGap)}`,
    `size-adjust:${percent(wider)}`,
    ...(range === '' ? [] : [`unicode-range:${range}`]),
  ]
  return `@font-face{${parts.join(';')}}`
}

/**
 * The `@font-face` rules of `familyStack`: for each weight, a device's face scaled to the same width and
 * height, so that nothing moves when the font file arrives.
 * @param weights that the brand uses, ascending
 * @param scripts of its languages
 * @param main the script, beside Latin, that its texts are mostly written in
 * @param range letters to which the fallbacks are limited, where another face draws all others; default all
 */
export function fallbackRules(
  id: FaceId,
  weights: readonly number[],
  scripts: ReadonlySet<Script>,
  main: Script | undefined,
  range = '',
): string {
  if (!isMeasured(id)) return ''
  const face: Face = FACES[id]
  return matched(face)
    .filter(({ script }) => scripts.has(script))
    .flatMap((device) => {
      // One rule at most: a second without a weight would replace the first.
      const wanted = device.onlyBold ? weights.filter((weight) => weight >= BOLD_FROM).slice(0, 1) : weights
      return wanted.map((weight) => rule(id, weight, device, main, range) ?? '')
    })
    .join('')
}
