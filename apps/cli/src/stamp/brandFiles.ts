import { readFile } from 'node:fs/promises'
import { basename, dirname, extname } from 'node:path'

import type { Licence } from '@livery/mobile/licences'
import {
  BANNER_FOLDER,
  listAssets,
  readAsset,
  readIcons,
  scriptsOfAll,
  type BootAssets,
  type LoadedTenant,
} from '@livery/tenant'
import {
  brandStylesheet,
  solveBrand,
  themeColors,
  type IconSet,
  type PaintedSeason,
  type SolvedBrand,
} from '@livery/theme'
import { fontFaces, type FontFile } from '@livery/theme/fonts'

import { hashedName, type BundleFile } from './bundle.ts'
import { cutFace, faceFile, type FaceFile } from './cutFace.ts'
import { licenceIn } from './licences.ts'

/** A brand's style sheet, fonts and pictures as files with addresses. */
export interface BrandFiles {
  readonly styles: string
  readonly themeColor: { readonly dark: string; readonly light: string }
  /** Seasons for the script before the first frame. */
  readonly seasons: readonly PaintedSeason[]
  readonly assets: BootAssets
  /** Icons that the brand draws itself. */
  readonly icons?: IconSet
  /** Addresses of the fonts for the first screen. */
  readonly fontPreloads: readonly string[]
  readonly icon: Buffer
  /** Logo for the default theme. */
  readonly logo: Buffer
  /** Addresses of the logos' files, also of those whose address on a page is their content. */
  readonly logoFiles: Pick<BootAssets, 'logo' | 'logoLight'>
  readonly files: readonly BundleFile[]
  /** Licences of the brand's type faces. */
  readonly licences: readonly Licence[]
}

/** How a brand's faces are cut to what its pages need. */
export interface FaceCutting {
  /** Texts of the main language. */
  readonly texts: string
  /** Folder of files that were cut before. */
  readonly cache: string
}

/** Font files by the cache and their names: all brands choose from the same few dozen. */
const known = new Map<string, Promise<FaceFile>>()

function findFace({ from, to, cut }: FontFile, cache: string): Promise<FaceFile> {
  const find = async () => (cut === undefined ? faceFile(from) : cutFace(await readFile(from), cut, cache))
  const key = cut === undefined ? to : `${cache} ${to}`
  const found = known.get(key) ?? find()
  known.set(key, found)
  return found
}

async function fontFiles(
  tenant: LoadedTenant,
  cutting: FaceCutting | undefined,
): Promise<{ css: string; preloads: string[]; files: BundleFile[]; licences: Licence[] }> {
  const { languages } = tenant.config
  const scripts = scriptsOfAll([languages.default, ...languages.offered])
  // The first screen waits for the font of its own language's script alone.
  const main = scriptsOfAll([languages.default])
  const faces = fontFaces(tenant.brand, scripts, {
    base: '/fonts/',
    main,
    ...(cutting && { texts: cutting.texts }),
  })
  const files = faces.files.map(async (file): Promise<BundleFile> => ({
    path: `fonts/${file.to}`,
    ...(await findFace(file, cutting?.cache ?? '')),
  }))
  // A face's file lies two folders below its package.
  const folders = new Set(faces.files.map(({ from }) => dirname(dirname(from))))
  return {
    css: faces.css,
    preloads: faces.preload.map((name) => `/fonts/${name}`),
    files: await Promise.all(files),
    licences: await Promise.all([...folders].map(licenceIn)),
  }
}

/**
 * Size up to which a logo is written into the pages, bytes. It is in the first screen of every page, often as the largest
 * that is painted at first: a request of its own would come after the faces.
 */
const MOST_WRITTEN = 4_096

/** Address of a logo on a page: its content where that is small, else its file. */
function logoAddress({ address, content }: { readonly address: string; readonly content: Buffer }): string {
  if (content.length > MOST_WRITTEN) return address
  return `data:image/svg+xml,${content
    .toString()
    .trim()
    .replaceAll(/[^ !$&-;=?-~]/gu, encodeURIComponent)}`
}

function pictureFiles(tenant: LoadedTenant) {
  const names = listAssets(tenant.path)
  const files: BundleFile[] = []
  const publish = (name: string) => {
    const content = readAsset(tenant.path, name)
    const path = `brand/${hashedName(name, content)}`
    files.push({ path, content })
    return { address: `/${path}`, content }
  }
  const logo = publish('logo.svg')
  const logoLight = names.includes('logo-light.svg') ? publish('logo-light.svg') : logo
  const icon = publish('icon.svg')
  const banners: Record<string, string> = {}
  for (const name of names.filter((each) => each.startsWith(`${BANNER_FOLDER}/`))) {
    banners[basename(name, extname(name))] = publish(name).address
  }
  const assets: BootAssets = {
    logo: logoAddress(logo),
    logoLight: logoAddress(logoLight),
    icon: icon.address,
    banners,
  }
  const isLight = tenant.config.layout.defaultTheme === 'light'
  return {
    assets,
    icon: icon.content,
    logo: (isLight ? logoLight : logo).content,
    logoFiles: { logo: logo.address, logoLight: logoLight.address },
    files,
  }
}

/**
 * Solves a brand and collects all of its files that a page refers to.
 * @param cutting undefined to take the faces as they are
 */
export async function brandFiles(
  tenant: LoadedTenant,
  cutting?: FaceCutting,
): Promise<BrandFiles & { readonly solved: SolvedBrand }> {
  const solved = solveBrand(tenant.brand)
  const seasons = (tenant.brand.seasons ?? []).map(({ brand, ...season }) => ({
    ...season,
    solved: solveBrand(brand),
  }))
  const pictures = pictureFiles(tenant)
  const icons = readIcons(tenant.path)
  const fonts = await fontFiles(tenant, cutting)
  return {
    solved,
    styles: brandStylesheet(solved, {
      fontFaces: fonts.css,
      defaultTheme: tenant.config.layout.defaultTheme,
      seasons,
    }),
    seasons: seasons.map(({ solved: look, ...season }) => ({ ...season, themeColors: themeColors(look) })),
    themeColor: themeColors(solved),
    assets: pictures.assets,
    ...(icons && { icons }),
    icon: pictures.icon,
    logo: pictures.logo,
    logoFiles: pictures.logoFiles,
    fontPreloads: fonts.preloads,
    files: [...fonts.files, ...pictures.files],
    licences: fonts.licences,
  }
}
