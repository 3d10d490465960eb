import { solveBrand, type ThemeName } from '@livery/theme'
import { Button } from '@livery/ui/button'
import { Text } from '@livery/ui/text'
import brandFaces from 'virtual:brand-faces'
import brands from 'virtual:story-brands'

import { brandNamed, LIVE_BRANDS } from '../../look.ts'
import { themeVariables } from '../themeVariables.ts'

import './brandCards.css'

/** Pictures of the homes, by brand (`npm run looks -- --docs`); a new brand has none at first. */
const homes = import.meta.glob<string>('../../../docs/pictures/homes/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const PLACES = [
  ['Home', 'pages-home--full'],
  ['Game centre', 'pages-game-centre--full'],
  ['Seeds', 'brands-seeds--live'],
  ['Tokens', 'brands-tokens--all'],
] as const

/** Address in Storybook's own window; the cards stand in its frame. */
const address = (story: string, tenant: string): string => `./?path=/story/${story}&globals=tenant:${tenant}`

/** A card for every brand: its home, and where to see more. */
export function BrandCards() {
  return (
    <div className="brand-cards sb-unstyled">
      <style>{LIVE_BRANDS.map((id) => brandFaces[id]?.faces ?? '').join('')}</style>
      {LIVE_BRANDS.map((id) => (
        <BrandCard key={id} id={id} />
      ))}
    </div>
  )
}

function BrandCard({ id }: { readonly id: string }) {
  const boot = brands[id]?.boot
  if (boot === undefined) return null
  const { name, description, layout } = boot.tenant
  const theme: ThemeName = layout.defaultTheme === 'light' ? 'light' : 'dark'
  const solved = solveBrand(brandNamed(id))
  const home = homes[`../../../docs/pictures/homes/${id}.webp`]
  return (
    <article className="brand-card" data-theme={theme} style={themeVariables(solved[theme])}>
      <img
        className="brand-card-logo"
        src={theme === 'light' ? boot.assets.logoLight : boot.assets.logo}
        alt={name}
      />
      <Text tone="secondary" size="small">
        {description}
      </Text>
      {home !== undefined && (
        <a className="brand-card-home" target="_top" href={address('pages-home--full', id)}>
          <img src={home} alt={`Home of ${name}`} />
        </a>
      )}
      <Button fill onPress={() => open(address(`brands-${id}--sheet`, id), '_top')}>
        Brand sheet
      </Button>
      <p className="brand-card-links">
        {PLACES.map(([place, story]) => (
          <a key={story} target="_top" href={address(story, id)}>
            {place}
          </a>
        ))}
      </p>
    </article>
  )
}
