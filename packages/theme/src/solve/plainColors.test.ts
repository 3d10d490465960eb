import { describe, expect, it } from 'vitest'

import { defineBrand } from '../brand/defineBrand.ts'
import { plainSeeds } from '../brand/plainSeeds.fixture.ts'
import { colorPaths, type ColorPath } from '../tokenPaths.ts'
import { solveBrand } from './solveBrand.ts'

/**
 * All colours of a brand whose seeds are in the middle of their ranges. A visible change of the solver changes
 * rows of this table; any other change leaves it as it is.
 */
const PLAIN: readonly (readonly [path: ColorPath, dark: string, light: string])[] = [
  ['color.surface.page', '#0c0f15', '#f1f4fa'],
  ['color.surface.card', '#14181f', '#fafbfd'],
  ['color.surface.raised', '#1d222a', '#ffffff'],
  ['color.surface.sunken', '#06090e', '#eaedf4'],
  ['color.surface.overlay', '#191d24', '#feffff'],
  ['color.surface.backdrop', '#04060a', '#dfe4ec'],
  ['color.text.primary', '#f3f5f8', '#181d26'],
  ['color.text.secondary', '#babec6', '#474d58'],
  ['color.text.muted', '#9095a0', '#595e6a'],
  ['color.text.disabled', '#60636a', '#94979e'],
  ['color.text.link', '#5c92ff', '#1551d8'],
  ['color.border.subtle', '#282d36', '#dbdfe6'],
  ['color.border.control', '#727782', '#757983'],
  ['color.border.focus', '#3777ff', '#2563eb'],
  ['color.border.edge', '#282d36', '#dbdfe6'],
  ['color.brand.rest', '#2563eb', '#2563eb'],
  ['color.brand.hover', '#1754db', '#1754db'],
  ['color.brand.pressed', '#0947cd', '#0947cd'],
  ['color.brand.on', '#fafcff', '#fafcff'],
  ['color.brand.edge', '#2563eb00', '#2563eb00'],
  ['color.brand.soft', '#192743', '#dde9fd'],
  ['color.brand.onSoft', '#518aff', '#205de5'],
  ['color.brand.text', '#5c92ff', '#1551d8'],
  ['color.accent.rest', '#f59e0b', '#f59e0b'],
  ['color.accent.hover', '#ffaf45', '#ffaf45'],
  ['color.accent.pressed', '#ffc279', '#ffc279'],
  ['color.accent.on', '#180d02', '#180d02'],
  ['color.accent.edge', '#f59e0b00', '#f59e0b00'],
  ['color.accent.soft', '#3b3128', '#fbf0e4'],
  ['color.accent.onSoft', '#f59e0b', '#9b6100'],
  ['color.accent.text', '#f59e0b', '#855300'],
  ['color.control.rest', '#222730', '#e5e8f0'],
  ['color.control.hover', '#292e38', '#dce0e8'],
  ['color.control.pressed', '#1c2129', '#d3d8e1'],
  ['color.control.on', '#e8ebf1', '#242933'],
  ['color.control.edge', '#22273000', '#e5e8f000'],
  ['color.control.selected', '#253556', '#cad7f2'],
  ['color.control.onSelected', '#6a9cff', '#1551d8'],
  ['color.control.disabled', '#1a1d22', '#ebeef4'],
  ['color.control.onDisabled', '#60636a', '#a1a5ac'],
  ['color.tab.rest', '#222730', '#e5e8f0'],
  ['color.tab.on', '#e8ebf1', '#242933'],
  ['color.tab.edge', '#22273000', '#e5e8f000'],
  ['color.tab.chosen', '#253556', '#cad7f2'],
  ['color.tab.onChosen', '#6a9cff', '#1551d8'],
  ['color.tab.ring', '#5c92ff', '#1551d8'],
  ['color.tab.lift', '#282d36', '#dbdfe6'],
  ['color.heading.fill', '#0c0f1500', '#f1f4fa00'],
  ['color.heading.on', '#f3f5f8', '#181d26'],
  ['color.field', '#06090e', '#eaedf4'],
  ['color.status.success.solid', '#3ac570', '#008844'],
  ['color.status.success.on', '#051309', '#ffffff'],
  ['color.status.success.soft', '#1e332e', '#e1ede6'],
  ['color.status.success.text', '#3ac570', '#006d35'],
  ['color.status.warning.solid', '#fcab00', '#b87b00'],
  ['color.status.warning.on', '#170d02', '#000000'],
  ['color.status.warning.soft', '#383028', '#f3ece3'],
  ['color.status.warning.text', '#fcab00', '#815500'],
  ['color.status.danger.solid', '#e8605b', '#c13c3b'],
  ['color.status.danger.on', '#000000', '#fffbfa'],
  ['color.status.danger.soft', '#36262a', '#f6e5e5'],
  ['color.status.danger.text', '#f36964', '#b02b2d'],
  ['color.status.info.solid', '#46b0ff', '#0077bc'],
  ['color.status.info.on', '#04111c', '#f9fcff'],
  ['color.status.info.soft', '#1f3041', '#e0ebf6'],
  ['color.status.info.text', '#46b0ff', '#00629d'],
  ['color.media.scrim', '#04070fb3', '#0d121bb3'],
  ['color.media.on', '#fcfcfc', '#fcfcfc'],
  ['color.media.chip', '#0a0d14c7', '#fafcffe6'],
  ['color.media.onChip', '#ffffff', '#1e2229'],
  ['color.media.veil', '#f9fafd9e', '#f9fafd9e'],
  ['color.media.onVeil', '#12161d', '#12161d'],
  ['color.scrim', '#000102b8', '#11161f7a'],
  ['color.skeleton.base', '#22272e', '#e5e8f0'],
  ['color.skeleton.shine', '#333842', '#ffffff'],
  ['color.favourite', '#ff5f79', '#dd1b51'],
  ['color.ball.red', '#e86059', '#e86059'],
  ['color.ball.blue', '#569fff', '#569fff'],
  ['color.ball.green', '#4fce74', '#4fce74'],
  ['color.ball.gold', '#febf12', '#febf12'],
  ['color.ball.violet', '#b082f7', '#b082f7'],
  ['color.ball.on', '#0b0c16', '#0b0c16'],
  ['color.data.one', '#6f9cf5', '#4771c6'],
  ['color.data.two', '#ffa56b', '#894100'],
  ['color.data.three', '#b46cbd', '#ae66b7'],
  ['color.data.four', '#b2ba44', '#646900'],
  ['color.data.five', '#00afa6', '#008d85'],
  ['color.data.six', '#ffaeb6', '#8c2239'],
]

const { dark, light } = solveBrand(defineBrand(plainSeeds))

describe('the colours of the plain brand', () => {
  it.each(PLAIN)('%s is %s in dark and %s in light', (path, inDark, inLight) => {
    expect([dark[path], light[path]]).toEqual([inDark, inLight])
  })

  it('are all in the table', () => {
    expect(PLAIN.map(([path]) => path)).toEqual(colorPaths)
  })
})
