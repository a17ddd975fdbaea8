// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readGiven, withGiven } from './given.ts'
import { readRecord } from './read-record.ts'

const file = '<html><script type="application/json" id="given">{}</script></html>'
const round = {
  id: 'r',
  game: 'dice',
  state: 'settled',
  currency: 'USD',
  stake: '2.00',
  parameters: { direction: 'over', targetHundredths: 5050 },
  events: [],
  multiplier: 0,
  payout: '0.00',
  startedAt: 1,
  endedAt: 2,
  fairness: { kind: 'seeds', serverSeedHash: '', clientSeed: '', nonce: 0, serverSeed: null },
}

describe('the saved verifier', () => {
  it('gets its record back, whatever stands in it, and no markup from it', () => {
    const record = JSON.stringify({ round: { ...round, id: '</script><img src=x>' } })
    const saved = withGiven(file, { language: 'de', record })
    expect(saved.match(/<\/script>/g)).toHaveLength(1)
    expect(saved).not.toContain('<img')
    const given = saved.slice(saved.indexOf('{'), saved.lastIndexOf('}') + 1)
    const page = { querySelector: () => ({ textContent: given }) } as unknown as Document
    expect(readGiven(page).record).toBe(record)
  })

  it('refuses to fill a page that is something else', () => {
    expect(() => withGiven('<html>not found</html>', {})).toThrow('not the offline verifier')
  })
})

describe('a pasted record', () => {
  it('is read as the call answers it, or as the round alone', () => {
    expect(readRecord(JSON.stringify({ round }))).toEqual(round)
    expect(readRecord(JSON.stringify(round))).toEqual(round)
  })

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['a game that does not exist', JSON.stringify({ ...round, game: 'constructor' })],
    ['a stake that is no amount', JSON.stringify({ ...round, stake: '1e9' })],
    ['events that are no list', JSON.stringify({ ...round, events: {} })],
    ['no fairness', JSON.stringify({ ...round, fairness: null })],
  ])('is refused if it is %s', (_what, text) => {
    expect(readRecord(text)).toBeUndefined()
  })
})
