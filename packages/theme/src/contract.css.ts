import { createGlobalThemeContract } from '@vanilla-extract/css'

import { contractShape, tokenVariable } from './contract.ts'

/** `vars.color.text.primary` is `var(--lv-color-text-primary)`: the only values a component's styles may use. */
export const vars = createGlobalThemeContract(contractShape, (_value, path) => tokenVariable(path).slice(2))
