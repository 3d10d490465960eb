import { expect, test } from 'vitest'

import { noteOf } from './note.ts'

test.each([
  [{ order: 'D-1', channel: 'card' }, 'VI', 'Thẻ'],
  [{ order: 'D-1', channel: 'usdt' }, 'VI', 'USDT (TRC-20)'],
  [{ order: 'D-1', channel: 'closed-since' }, 'EN', 'closed-since'],
  [{ invited: '2' }, 'AR', 'الأصدقاء المدعوون: 2'],
  [{ contract: 'salary', from: '2026-11-20T00:00:00.000Z' }, 'CN', '2026年11月20日 每日佣金'],
  [{ order: 'W-1', outcome: 'returned' }, 'JA', '銀行から返されました。お金はウォレットに戻りました。'],
  [{ game: 'Mega 4', numero: '20261120-001', order: 'L-1 L-2' }, 'TH', 'Mega 4 · 20261120-001 · L-1 L-2'],
  [{ game: 'Polar', nodeId: '100', order: 'G-1', table: 'live' }, 'KO', 'Polar'],
  [{ template: 'cashback', reason: 'cashback:1:2026-11-20' }, 'KO', ''],
  [{ vendor: 'COPL' }, 'XX', 'COPL'],
])('the note of %j in %s is “%s” (S-records-02)', (detail, language, note) => {
  expect(noteOf(detail, language)).toBe(note)
})
