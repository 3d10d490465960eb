export { contractShape, tokenVariable } from './contract.ts'
export type { TokenPath } from './contract.ts'
export { colorPaths, isTokenPath, tokenPaths } from './tokenPaths.ts'
export type { ColorPath } from './tokenPaths.ts'
export { BrandError, defineBrand, describeBrandProblem } from './brand/defineBrand.ts'
export type { Brand, BrandProblem } from './brand/defineBrand.ts'
export type {
  BrandInput,
  Density,
  DisplayFaceSeed,
  GradientSeed,
  NeutralSeed,
  StyleSeed,
  SurfaceSeed,
  TextFaceSeed,
  ThemeName,
  TokenOverrides,
} from './brand/brandInput.ts'
export { SEED_WORDS } from './brand/seedWords.ts'
export { solveBrand } from './solve/solveBrand.ts'
export type { SolvedBrand, ThemeTokens } from './solve/solvedBrand.ts'
export { CONTRAST_TABLE } from './contrast/table.ts'
export type { ContrastPair } from './contrast/table.ts'
export { checkContrast, contrastReport, describeContrastProblem } from './contrast/checkContrast.ts'
export type { ContrastProblem, ContrastReading } from './contrast/checkContrast.ts'
export { brandStylesheet } from './stylesheet.ts'
export { mergeLayers } from './mergeLayers.ts'
export type { Season, SeasonInput } from './seasons/season.ts'
export { prePaintScript, THEME_STORAGE_KEY, themeColors } from './prePaint.ts'
export type { PaintedSeason, ThemeColors } from './prePaint.ts'
export { LOADING_MARK, loadingScript } from './loadingMark.ts'
export { FACES } from './faces/catalog.ts'
export type { Face, FaceId } from './faces/catalog.ts'
export { SCRIPTS } from './faces/script.ts'
export type { Script } from './faces/script.ts'
export { probeBrand, probeColors } from './probe.ts'
export { nearest } from './nearest.ts'
export { contractDiff } from './contractDiff.ts'
export { toDtcg } from './dtcg/toDtcg.ts'
export { DtcgError, fromDtcg } from './dtcg/fromDtcg.ts'
export type { ImportedTokens } from './dtcg/fromDtcg.ts'
export type { DtcgDocument, DtcgGroup, DtcgToken } from './dtcg/format.ts'
export { ICON_ELEMENTS, ICON_NAMES } from './iconNames.ts'
export type { IconDrawing, IconName, IconPart, IconSet } from './iconNames.ts'
