import { ADVANCES, type DeviceFaceId, type Sample } from './advances.generated.ts'
import type { FaceId } from './catalog.ts'

/** Face whose files have been measured. */
export type MeasuredFaceId = keyof typeof ADVANCES

type Stops = Readonly<Record<string, number>>

/** Width at a weight, interpolated between two measured weights: a variable face widens evenly. */
function between(stops: Stops, weight: number): number {
  const weights = Object.keys(stops).map(Number)
  const above = weights.find((stop) => stop >= weight) ?? Math.max(...weights)
  const below = weights.findLast((stop) => stop <= weight) ?? above
  const [from = 0, to = 0] = [stops[below], stops[above]]
  return above === below ? to : from + ((to - from) * (weight - below)) / (above - below)
}

/** Average width of a letter in running text, in em; undefined where the face lacks the script's letters. */
function advance(face: MeasuredFaceId, sample: Sample, weight: number): number | undefined {
  const samples: Partial<Record<Sample, Stops>> = ADVANCES[face]
  const stops = samples[sample]
  return stops && between(stops, weight)
}

/** True for a face that `node packages/theme/scripts/measureFaces.ts` has measured. */
export const isMeasured = (face: FaceId): face is FaceId & MeasuredFaceId => face in ADVANCES

/**
 * Scale of a device's face at which running text is as wide as in a brand's face, for the given weight and
 * letters; undefined where one of the two lacks the letters.
 */
export function stretch(
  face: MeasuredFaceId,
  weight: number,
  device: { id: DeviceFaceId; weight: number },
  sample: Sample,
): number | undefined {
  const wanted = advance(face, sample, weight)
  const there = advance(device.id, sample, device.weight)
  return wanted === undefined || there === undefined ? undefined : wanted / there
}
