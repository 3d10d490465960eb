import { readFile } from 'node:fs/promises'
import { basename, dirname, extname } from 'node:path'

import type { Licence } from '@livery/mobile/licences'
import {
  BANNER_FOLDER,
  listAssets,
  readAsset,
  scriptsOfAll,
  type BootAssets,
  type LoadedTenant,
} from '@livery/tenant'
import { brandStylesheet, solveBrand, themeColors, type SolvedBrand } from '@livery/theme'
import { fontFaces } from '@livery/theme/fonts'

import { hashedName, type BundleFile } from './bundle.ts'
import { licenceIn } from './licences.ts'

/** A brand's style sheet, fonts and pictures as files with addresses. */
export interface BrandFiles {
  readonly styles: string
  readonly themeColor: { readonly dark: string; readonly light: string }
  readonly assets: BootAssets
  /** Addresses of the fonts for the first screen. */
  readonly fontPreloads: readonly string[]
  readonly icon: Buffer
  /** Logo for the default theme. */
  readonly logo: Buffer
  readonly files: readonly BundleFile[]
  /** Licences of the brand's type faces. */
  readonly licences: readonly Licence[]
}

/** Contents of font files, cached: all brands choose from the same few dozen. */
const faceContents = new Map<string, Promise<Buffer>>()

function readFace(path: string): Promise<Buffer> {
  const content = faceContents.get(path) ?? readFile(path)
  faceContents.set(path, content)
  return content
}

async function fontFiles(
  tenant: LoadedTenant,
): Promise<{ css: string; preloads: string[]; files: BundleFile[]; licences: Licence[] }> {
  const { languages } = tenant.config
  const scripts = scriptsOfAll([languages.default, ...languages.offered])
  // The first screen waits for the font of its own language's script alone.
  const main = scriptsOfAll([languages.default])
  const faces = fontFaces(tenant.brand, scripts, { base: '/fonts/', main })
  const read = faces.files.map(async ({ from, to }): Promise<BundleFile> => ({
    path: `fonts/${to}`,
    content: await readFace(from),
  }))
  // A face's file lies two folders below its package.
  const folders = new Set(faces.files.map(({ from }) => dirname(dirname(from))))
  return {
    css: faces.css,
    preloads: faces.preload.map((name) => `/fonts/${name}`),
    files: await Promise.all(read),
    licences: await Promise.all([...folders].map(licenceIn)),
  }
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
  const assets: BootAssets = { logo: logo.address, logoLight: logoLight.address, icon: icon.address, banners }
  const isLight = tenant.config.layout.defaultTheme === 'light'
  return { assets, icon: icon.content, logo: (isLight ? logoLight : logo).content, files }
}

/** Solves a brand and collects all of its files that a page refers to. */
export async function brandFiles(
  tenant: LoadedTenant,
): Promise<BrandFiles & { readonly solved: SolvedBrand }> {
  const solved = solveBrand(tenant.brand)
  const pictures = pictureFiles(tenant)
  const fonts = await fontFiles(tenant)
  return {
    solved,
    styles: brandStylesheet(solved, {
      fontFaces: fonts.css,
      defaultTheme: tenant.config.layout.defaultTheme,
    }),
    themeColor: themeColors(solved),
    assets: pictures.assets,
    icon: pictures.icon,
    logo: pictures.logo,
    fontPreloads: fonts.preloads,
    files: [...fonts.files, ...pictures.files],
    licences: fonts.licences,
  }
}
