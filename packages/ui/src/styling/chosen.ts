import { vars } from '@livery/theme/contract.css.ts'

/** Look of what is chosen among tabs, chips and categories, to spread into a style: text, fill, and the brand's mark. */
export const chosen = {
  color: vars.color.tab.onChosen,
  backgroundColor: vars.color.tab.chosen,
  backgroundImage: vars.gradient.chosen,
} as const
