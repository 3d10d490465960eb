import { expect, test } from 'vitest'

import { liveModelsFromWire } from './liveModelMapping.ts'

test('presenters on duty arrive with the vendor of their table', () => {
  const same = { modelId: 'M1', name: 'Inés', nodeId: '21', tableName: 'Ruby', viewers: 3, cover: '/1' }
  const model = { ...same, vassalage: 'X', active: true, streaming: false }
  expect(liveModelsFromWire({ list: [model, { ...model, active: false }] })).toEqual([
    { ...same, vendor: 'X', active: true, streaming: false },
  ])
})
