import { Balance } from '@livery/ui/balance'
import { BallRow } from '@livery/ui/ball-row'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { GameTile } from '@livery/ui/game-tile'
import { StatusTag } from '@livery/ui/status-tag'
import { TextField } from '@livery/ui/text-field'

import { sampleGames } from '../../../packages/ui/testing/samples.ts'
import { Section } from './Section.tsx'

const nothing = (): void => undefined
const LABELS = {
  show: 'Show balance',
  hide: 'Hide balance',
  refresh: 'Refresh balance',
  hidden: 'Balance hidden',
}

/** The brand on real components, those that a player sees first. */
export function SampleComponents() {
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
