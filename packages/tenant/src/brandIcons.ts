import { ICON_NAMES, type IconDrawing, type IconName, type IconSet } from '@livery/theme'

import { ICON_FOLDER, listAssets, readAsset } from './assets.ts'
import { readIcon } from './checks/iconDrawing.ts'
import { textOf } from './files/brandFile.ts'

const NAMES = new Map(ICON_NAMES.map((name) => [`${ICON_FOLDER}/${name}.svg`, name]))

/** Name of the icon that a picture stands for; undefined for any other file. */
export function iconNameOf(file: string): IconName | undefined {
  return NAMES.get(file)
}

/**
 * Icons that a checked brand draws itself.
 * @returns undefined when it has none
 */
export function readIcons(tenantPath: string): IconSet | undefined {
  const drawn = listAssets(tenantPath).flatMap((file): [IconName, IconDrawing][] => {
    const name = iconNameOf(file)
    if (name === undefined) return []
    return [[name, readIcon(name, textOf(readAsset(tenantPath, file))).drawing]]
  })
  return drawn.length === 0 ? undefined : Object.fromEntries(drawn)
}
