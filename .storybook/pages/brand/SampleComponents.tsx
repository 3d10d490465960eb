import type { ThemeName } from '@livery/theme'
import { Balance } from '@livery/ui/balance'
import { BallRow } from '@livery/ui/ball-row'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Chip, ChipGroup } from '@livery/ui/chip'
import { GameTile } from '@livery/ui/game-tile'
import { IconHot } from '@livery/ui/icon'
import { Section as PageSection } from '@livery/ui/section'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { StatusTag } from '@livery/ui/status-tag'
import { TextField } from '@livery/ui/text-field'
import { useId } from 'react'

import { sampleGames } from '../../../packages/ui/testing/samples.ts'
import { Section } from './Section.tsx'

const nothing = (): void => undefined
const LABELS = {
  show: 'Show balance',
  hide: 'Hide balance',
  refresh: 'Refresh balance',
  hidden: 'Balance hidden',
}

const TABS = ['All', 'Slots', 'Tables'].map((label) => ({ id: label, label }))

/** Headings and choices of the brand: tabs and chips, one of each chosen. */
function Choices() {
  const id = useId()
  return (
    <div className="sheet-choices">
      <SegmentedTabs
        id={id}
        label="Categories"
        tabs={TABS}
        selected="Slots"
        onSelect={nothing}
        variant="scrolling"
      />
      <TabPanel of={id} selected="Slots">
        <ChipGroup label="Filters">
          <Chip label="New" pressed onPress={nothing} />
          <Chip label="Favourites" pressed={false} onPress={nothing} />
        </ChipGroup>
      </TabPanel>
    </div>
  )
}

/** The brand on real components, those that a player sees first. */
export function SampleComponents({ theme }: { readonly theme: ThemeName }) {
  return (
    <Section title="Sample components">
      <Card>
        <Balance
          label="Balance"
          symbol="€"
          amount="12,480"
          amountWithDecimals="12,480.25"
          hidden={false}
          onHiddenChange={nothing}
          onRefresh={nothing}
          labels={LABELS}
        />
      </Card>
      <div className="sheet-grid" data-columns="2">
        <Button fill>Deposit</Button>
        <Button fill tone="quiet">
          Withdraw
        </Button>
        <Button fill tone="outline">
          Rules
        </Button>
        <Button fill disabled>
          Closed
        </Button>
      </div>
      <PageSection title={`Hot games, ${theme}`} icon={IconHot} more={{ label: 'More', href: '#' }}>
        <Choices />
      </PageSection>
      <div className="sheet-grid" data-columns="3">
        {sampleGames(3).map(({ id, name, vendor, image }) => (
          <GameTile key={id} name={name} vendor={vendor} image={image} onPress={nothing} />
        ))}
      </div>
      <TextField
        label="User name"
        help="4 to 20 letters and digits"
        value="northern_star"
        onChange={nothing}
      />
      <div className="sheet-row">
        <StatusTag label="Won" tone="success" />
        <StatusTag label="Pending" tone="warning" />
        <StatusTag label="Rejected" tone="danger" />
        <StatusTag label="New" tone="info" />
      </div>
      <BallRow
        label="Last draw"
        balls={[{ value: '07' }, { value: '12' }, { value: '23' }, { value: '31' }, { value: '44' }]}
      />
    </Section>
  )
}
