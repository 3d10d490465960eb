import { FACES, type Face, type FaceId } from './catalog.ts'
import { DEVICE_FACES, type DeviceFace } from './deviceFaces.ts'
import type { Script } from './script.ts'
import { isMeasured, stretch, type MeasuredFaceId } from './widths.ts'

/** From here on a weight is nearer to a device's bold than to its regular. */
const BOLD_FROM = 600

const matched = (face: Face): readonly DeviceFace[] =>
  DEVICE_FACES.filter(({ script }) => face.subsets.includes(script))

const nameOf = (face: Face, device: DeviceFace): string => `${face.family} Fallback: ${device.name}`

/** The `font-family` list of a face: itself, device faces stretched to its measures, the device's own. */
export function familyStack(id: FaceId): string {
  const face: Face = FACES[id]
  if (!face.package) return 'system-ui, sans-serif'
  const family = /\s/.test(face.family) ? `"${face.family}"` : face.family
  const fallbacks = matched(face).map((device) => `"${nameOf(face, device)}"`)
  // system-ui draws the scripts that the face has no file for; the page's `lang` picks the regional forms.
  return [family, ...fallbacks, 'system-ui', 'sans-serif'].join(', ')
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`

/** One weight of the face as a device would draw it; undefined where the device has no such letters. */
function rule(
  id: FaceId & MeasuredFaceId,
  weight: number,
  device: DeviceFace,
  main: Script | undefined,
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
    // A face without a weight is a regular one, which the browser makes bold.
    ...(device.onlyBold ? [] : [`font-weight:${weight}`]),
    `src:${cut.names.map((name) => `local("${name}")`).join(',')}`,
    `ascent-override:${height(ascent)}`,
    `descent-override:${height(descent)}`,
    `line-gap-override:${height(lineGap)}`,
    `size-adjust:${percent(wider)}`,
  ]
  return `@font-face{${parts.join(';')}}`
}

/**
 * The `@font-face` rules of `familyStack`: for each weight, a device's face that runs as wide and stands as high, so that
 * nothing moves when the file arrives.
 * @param weights that the brand uses, ascending
 * @param scripts of its languages
 * @param main the script, beside Latin, that its texts are mostly written in
 */
export function fallbackRules(
  id: FaceId,
  weights: readonly number[],
  scripts: ReadonlySet<Script>,
  main: Script | undefined,
): string {
  if (!isMeasured(id)) return ''
  const face: Face = FACES[id]
  return matched(face)
    .filter(({ script }) => scripts.has(script))
    .flatMap((device) => {
      // One rule: a second without a weight would take the first one's place.
      const wanted = device.onlyBold ? weights.filter((weight) => weight >= BOLD_FROM).slice(0, 1) : weights
      return wanted.map((weight) => rule(id, weight, device, main) ?? '')
    })
    .join('')
}
