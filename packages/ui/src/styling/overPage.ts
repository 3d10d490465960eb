import { vars } from '@livery/theme/contract.css.ts'

/**
 * Place of messages above the page, in the column below the header. It neither covers nor blocks what is below: only
 * what it holds takes the pointer.
 * @param below distance from the header
 */
export const overPage = (below: string) =>
  ({
    position: 'fixed',
    inset: 'auto',
    insetBlockStart: `calc(${vars.size.header} + env(safe-area-inset-top) + ${below})`,
    insetInline: 0,
    zIndex: vars.layer.toast,
    inlineSize: '100%',
    maxInlineSize: vars.size.column,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    border: 0,
    background: 'none',
    overflow: 'visible',
    pointerEvents: 'none',
  }) as const
