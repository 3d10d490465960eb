import { solveBrand, type ThemeName } from '@livery/theme'
import { Button } from '@livery/ui/button'
import { GameTile } from '@livery/ui/game-tile'
import { Heading, Text } from '@livery/ui/text'
import brandFaces from 'virtual:brand-faces'
import brands from 'virtual:story-brands'

import { sampleGames } from '../../../packages/ui/testing/samples.ts'
import { brandNamed, LIVE_BRANDS } from '../../look.ts'
import { themeVariables } from '../themeVariables.ts'

import './brandCards.css'

const nothing = (): void => undefined
/** Address in Storybook's own window; the cards stand in its frame. */
const address = (story: string, tenant: string): string => `./?path=/story/${story}&globals=tenant:${tenant}`

/** A card for every brand: logo, headline, game and button in its own look, and where to see more. */
export function BrandCards() {
  return (
    <div className="brand-cards">
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
  return (
    <article className="brand-card" data-theme={theme} style={themeVariables(solved[theme])}>
      <img
        className="brand-card-logo"
        src={theme === 'light' ? boot.assets.logoLight : boot.assets.logo}
        alt={name}
      />
      <Heading level={3} size="heading">
        {name}
      </Heading>
      <Text tone="secondary">{description}</Text>
      <div className="brand-card-games">
        {sampleGames(3).map((game) => (
          <GameTile
            key={game.id}
            name={game.name}
            vendor={game.vendor}
            image={game.image}
            onPress={nothing}
          />
        ))}
      </div>
      <Button fill>Deposit</Button>
      <p className="brand-card-links">
        <a target="_top" href={address('pages-home--full', id)}>
          Home
        </a>
        <a target="_top" href={address(`brands-${id}--sheet`, id)}>
          Sheet
        </a>
        <a target="_top" href={address(`brands-seeds--live`, id)}>
          Seeds
        </a>
      </p>
    </article>
  )
}
