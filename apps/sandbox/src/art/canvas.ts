import { emblemDefinitions } from './emblem.ts'
import type { Palette } from './palettes.ts'
import { titleLettering, type TitleFace } from './title.ts'

/** Tiles are 3:4; everything in this folder is drawn for this box. */
export const TILE = { width: 300, height: 400 } as const

/** What a scene contributes to a tile: everything between the sky and the lettering. */
export interface Scene {
  readonly art: string
  readonly face?: TitleFace
}

const shared = (palette: Palette): string =>
  `<defs><radialGradient id="s" cx=".5" cy=".4" r=".72"><stop stop-color="${palette.sky[0]}"/><stop offset=".45" stop-color="${palette.sky[1]}"/><stop offset="1" stop-color="${palette.sky[2]}"/></radialGradient>` +
  `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.ink}" stop-opacity="0"/><stop offset=".72" stop-color="${palette.ink}" stop-opacity=".92"/><stop offset="1" stop-color="${palette.ink}"/></linearGradient>` +
  `<radialGradient id="gloss" cx=".34" cy=".26" r=".8"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>` +
  `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".32" stop-color="#fff" stop-opacity="0"/></linearGradient>${emblemDefinitions(palette)}</defs>`

/** A whole tile: sky, scene, a darkened foot with the title, a sheen and a hairline frame. */
export function tile(name: string, palette: Palette, scene: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" role="img">${shared(palette)}<path d="M0 0h300v400H0Z" fill="url(#s)"/>` +
    `${scene.art}<path d="M0 236h300v164H0Z" fill="url(#f)"/>${titleLettering(name, palette, scene.face ?? 'poster')}` +
    `<path d="M0 0h300v400H0Z" fill="url(#sheen)"/><path d="M1.5 1.5h297v397h-297Z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/></svg>`
  )
}
