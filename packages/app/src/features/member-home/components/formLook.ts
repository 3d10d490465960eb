import type { PageLayouts } from '@livery/tenant'

/** Forms that a brand may name in place of the template's look. */
export type FormLook = Exclude<PageLayouts['memberCentre'], 'template'>

/** Look of the lists of a form. */
export const LIST_LOOKS = { ledger: 'ledger', tiles: 'rows', card: 'index' } as const satisfies Record<
  FormLook,
  string
>
