import type { Schemas } from '@livery/api'

/** Presenter of live games, and the presenter's table. */
export interface LiveModel extends Omit<Schemas['LiveModel'], 'vassalage'> {
  readonly vendor: string
}

/** The presenters who are on duty. */
export function liveModelsFromWire({ list }: Schemas['LiveModels']): readonly LiveModel[] {
  return list
    .filter(({ active }) => active)
    .map(({ vassalage, ...model }) => ({ ...model, vendor: vassalage }))
}
