import { dependsOnVisits } from '@livery/domain/site'
import type { HomeSection } from '@livery/tenant'

import * as css from '../home.css.ts'
import { keysOf } from '../homeSections.ts'
import { ForVisit, LazyPart } from '../lazyParts.tsx'
import { RenderNearViewport } from '../RenderNearViewport.tsx'
import { SectionContent } from './SectionContent.tsx'

/** Number of sections that are rendered immediately: more than a phone's first screen shows. */
const FIRST_SECTIONS = 5

export interface SectionsProps {
  readonly list: readonly HomeSection[]
  /** Number of sections of home before these. Default 0. */
  readonly from?: number
}

/** Sections of home in order: the first at once, the others when they are near the viewport. */
export function Sections({ list, from = 0 }: SectionsProps) {
  const keys = keysOf(list)
  return list.map((section, index) => {
    const key = keys[index]
    const isForVisits = dependsOnVisits(section.audience)
    const content = <SectionContent section={section} />
    const shown = (
      <LazyPart key={key} place={section.kind}>
        <div className={css.tones[section.tone ?? 'plain']}>
          {isForVisits ? <ForVisit section={section}>{content}</ForVisit> : content}
        </div>
      </LazyPart>
    )
    // Earlier visits are known on the device alone: such a section is never part of a document.
    return from + index < FIRST_SECTIONS && !isForVisits ? (
      shown
    ) : (
      <RenderNearViewport key={key}>{shown}</RenderNearViewport>
    )
  })
}
