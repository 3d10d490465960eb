// Written by `node packages/theme/scripts/measureFaces.ts`; do not edit by hand.

/** Average width of a letter in running text, in em, by face, sample of letters and weight. */
export const ADVANCES = {
  'outfit': {
    latin: { 100: 0.4502, 200: 0.4516, 300: 0.4527, 400: 0.4538, 500: 0.4548, 600: 0.4624, 700: 0.4698, 800: 0.4772, 900: 0.4844 },
  },
  'be-vietnam-pro': {
    latin: { 100: 0.4804, 200: 0.4877, 300: 0.4949, 400: 0.5022, 500: 0.5084, 600: 0.5147, 700: 0.5213, 800: 0.5276, 900: 0.5338 },
    vietnamese: { 100: 0.4902, 200: 0.4971, 300: 0.504, 400: 0.5109, 500: 0.5159, 600: 0.5212, 700: 0.5263, 800: 0.5316, 900: 0.5366 },
  },
  'plus-jakarta-sans': {
    latin: { 200: 0.4793, 300: 0.4805, 400: 0.4812, 500: 0.4866, 600: 0.4917, 700: 0.4969, 800: 0.5019 },
    vietnamese: { 200: 0.479, 300: 0.4807, 400: 0.4819, 500: 0.4871, 600: 0.492, 700: 0.497, 800: 0.5017 },
  },
  'readex-pro': {
    latin: { 160: 0.4689, 200: 0.4729, 300: 0.4834, 400: 0.4947, 500: 0.5044, 600: 0.5142, 700: 0.5239 },
    vietnamese: { 160: 0.4777, 200: 0.4814, 300: 0.4912, 400: 0.5016, 500: 0.5124, 600: 0.5231, 700: 0.534 },
    arabic: { 160: 0.4712, 200: 0.4779, 300: 0.4955, 400: 0.5143, 500: 0.5224, 600: 0.5304, 700: 0.5384 },
  },
  'arial': {
    latin: { 400: 0.4603, 700: 0.4946 },
    vietnamese: { 400: 0.4733, 700: 0.5061 },
  },
  'roboto': {
    latin: { 400: 0.4578, 700: 0.4646 },
    vietnamese: { 400: 0.4657, 700: 0.4715 },
  },
  'noto-naskh-arabic': {
    arabic: { 400: 0.4219, 700: 0.4382 },
  },
} as const

/** Faces of devices that are measured. */
export type DeviceFaceId = 'arial' | 'roboto' | 'noto-naskh-arabic'

/** Letters that are measured, by the script they stand for. */
export type Sample = 'latin' | 'vietnamese' | 'arabic'
