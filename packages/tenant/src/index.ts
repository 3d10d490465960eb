export * from './assets.ts'
export { readIcons } from './brandIcons.ts'
export * from './browser.ts'
export * from './checks/checkTenants.ts'
export {
  APPROVED_FILE,
  checkApprovals,
  legalTextsOf,
  readApproved,
  type ApprovedTexts,
} from './checks/approvals.ts'
export { checkUniqueness } from './checks/uniqueness.ts'
export { checkBrandContrast } from './checks/appearance.ts'
export type { Catalogues } from './checks/completeness.ts'
export type { DrawPicture } from './checks/assets.ts'
export { LARGEST_SIDE } from './checks/drawing.ts'
export { logoSurfaces, type Surface } from './checks/logos.ts'
export { pictureFindings, type PictureFinding } from './checks/pictureFile.ts'
export { MESSAGES_FOLDER, overrideFlaws, readOverrides } from './checks/messages.ts'
export { brandEntries } from './files/brandEntries.ts'
export { FileRefused, LARGEST, readBrandFile, refusalOf, textOf } from './files/brandFile.ts'
export * from './folder.ts'
export { ENVIRONMENTS, type EnvironmentName } from './layers/environments.ts'
export { defaultsFile, listDefaults, sharedData } from './layers/sharedDefaults.ts'
export * from './load.ts'
export { isCommonWord, seenAs } from './names.ts'
export { inTurns } from './inTurns.ts'
export { packageSources } from './packageFiles.ts'
export { scriptsOf, scriptsOfAll } from './scripts.ts'
