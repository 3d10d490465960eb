import type { HomeSection } from '@livery/tenant'
import { useMemo } from 'react'

import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useUsed } from '#platform/device/useUsed.ts'
import { ScreenReaderText } from '#platform/page/ScreenReaderText.tsx'

import { CategoryEntrance } from './components/CategoryEntrance.tsx'
import { Sections } from './components/Sections.tsx'
import * as css from './home.css.ts'
import { fillsTheTop, sectionsFor } from './homeSections.ts'
import { CategoryPanel, FloatingLinks, LazyPart, Popups, SiteFooter } from './lazyParts.tsx'
import { RenderNearViewport } from './RenderNearViewport.tsx'
import { useDrawnCategory } from './useOpenCategory.ts'

/** Home: the brand's sections in its order; those after the rail of categories give way to an open category. */
export default function HomePage() {
  const { name, layout, games } = useTenant()
  const used = useUsed()
  const signedIn = useSession() !== undefined
  const sections = sectionsFor(layout.home, { signedIn, offered: games.categories })
  const at = sections.findIndex(({ kind }) => kind === 'categories')
  const rail = sections[at]
  const side = rail?.variant === 'side'
  return (
    <div className={css.pages[fillsTheTop(sections) ? 'flush' : 'spaced']}>
      <ScreenReaderText as="h1">{name}</ScreenReaderText>
      <Sections list={sections.slice(0, Math.max(at, 0))} />
      <div className={css.shelves}>
        <div className={css.entrance[side ? 'side' : 'top']}>
          <CategoryEntrance
            direction={side ? 'vertical' : 'horizontal'}
            look={rail?.variant === 'pills' ? 'pills' : 'icons'}
          />
          <div className={css.shelves}>
            <BelowRail sections={sections} from={at + 1} />
          </div>
        </div>
        <RenderNearViewport>
          <LazyPart>
            <SiteFooter />
            <FloatingLinks />
          </LazyPart>
        </RenderNearViewport>
      </div>
      {used && (
        <LazyPart place="none">
          <Popups />
        </LazyPart>
      )}
    </div>
  )
}

interface BelowRailProps {
  readonly sections: readonly HomeSection[]
  /** Number of sections above and of the rail itself. */
  readonly from: number
}

/** Sections below the rail, or the open category. */
function BelowRail({ sections, from }: BelowRailProps) {
  const category = useDrawnCategory()
  return useMemo(
    () =>
      category === undefined ? (
        <Sections list={sections.slice(from)} from={from} />
      ) : (
        <LazyPart>
          <CategoryPanel category={category} />
        </LazyPart>
      ),
    [category, sections, from],
  )
}
