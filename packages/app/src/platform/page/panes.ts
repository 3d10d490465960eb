import { WIDE_WINDOW } from '@livery/ui/media'

/** Rule of a page in two panes, the second the wider: side by side in a wide window, below each other before. */
export const TWO_PANES = {
  '@media': {
    [WIDE_WINDOW]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
      columnGap: 0,
    },
  },
} as const
