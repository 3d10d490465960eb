import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'

const EffectsChoice = lazyPart(async () => ({
  default: (await import('#capabilities/effects/EffectsChoice.tsx')).EffectsChoice,
}))

/** Settings of sound and vibration, fetched with the open menu. */
export function Effects() {
  return (
    <OptionalPart>
      <EffectsChoice />
    </OptionalPart>
  )
}
