import { useTenant } from '#platform/boot/ServicesContext.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

/** Loaded by brands that show prices alone. */
const PriceFormatChoice = lazyPart(async () => ({
  default: (await import('#capabilities/sports/PriceFormatChoice.tsx')).PriceFormatChoice,
}))

/** Notation of prices, for brands that show some. */
export function PriceFormats() {
  const { layout } = useTenant()
  if (!layout.home.some(({ kind }) => kind === 'sports-board')) return null
  return (
    <OptionalPart>
      <PriceFormatChoice />
    </OptionalPart>
  )
}
