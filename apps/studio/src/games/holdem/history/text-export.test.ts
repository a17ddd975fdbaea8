// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { HandRecord } from '../../../card-protocol/hand-record.ts'
import { cardsNamed } from '../cards/cards-for-tests.ts'
import { dollarTable, RoomInTest, seated } from '../card-table/card-table-for-tests.ts'
import { createHoldemTable } from '../card-table/holdem-card-table.ts'
import { createSitAndGoTable } from '../card-table/sit-and-go-card-table.ts'
import { handText } from './text-export.ts'

const player = (chair: number, before: string, after: string) => ({
  ...{ playerId: `id${chair}`, chair, before, after, rake: '0', positions: [0, 1] },
})

/** Three players; the button folds, the others go all-in on the flop with a side pot of nobody. */
const record: HandRecord = {
  ...{ id: '208958099944', game: 'holdem', counts: true, openPositions: [] },
  ...{ beganAtMs: Date.UTC(2026, 0, 9, 5, 0, 7), endedAtMs: Date.UTC(2026, 0, 9, 5, 1, 0) },
  stakes: {
    ...{ table: 'cards:holdem:USD:money:1:3', currency: 'USD', decimals: 2, chairs: 9, button: 0 },
    ...{ smallBlind: '500000', bigBlind: '1000000' },
  },
  players: [
    player(1, '40000000', '0'),
    player(2, '100000000', '136500000'),
    player(0, '50000000', '50000000'),
  ],
  events: [
    { type: 'post', chair: 1, kind: 'small', amount: '500000' },
    { type: 'post', chair: 2, kind: 'big', amount: '1000000' },
    { type: 'fold', chair: 0, amount: '0', allIn: false },
    { type: 'raise', chair: 1, amount: '2500000', to: '3000000', by: '2000000', allIn: false },
    { type: 'call', chair: 2, amount: '2000000', allIn: false },
    { type: 'street', street: 'flop', cards: cardsNamed('AhKc7d'), board: 0 },
    { type: 'bet', chair: 1, amount: '37000000', to: '37000000', by: '37000000', allIn: true },
    { type: 'raise', chair: 2, amount: '97000000', to: '97000000', by: '60000000', allIn: true },
    { type: 'street', street: 'turn', cards: cardsNamed('7s'), board: 0 },
    { type: 'street', street: 'river', cards: cardsNamed('2c'), board: 0 },
    { type: 'returned', chair: 2, amount: '60000000' },
    { type: 'show', chair: 2, cards: cardsNamed('AsAd') },
    { type: 'show', chair: 1, cards: cardsNamed('KhKd') },
    { type: 'pot', pot: 0, amount: '80000000', rake: '3000000', chairs: [1, 2] },
    { type: 'win', chair: 2, pot: 0, board: 0, amount: '77000000' },
  ],
}
const names: Readonly<Record<string, string>> = { id0: 'Anna', id1: 'Binh', id2: 'Chi' }
const own = { playerId: 'id1', cards: cardsNamed('KhKd') }
const nameOf = (playerId: string) => names[playerId] ?? playerId

it('writes a hand in the form that trackers read', () => {
  expect(handText({ record, own, nameOf }))
    .toBe(`PokerStars Hand #208958099944:  Hold'em No Limit ($0.50/$1 USD) - 2026/01/09 05:00:07 UTC [2026/01/09 00:00:07 ET]
Table 'cards:holdem:USD:money:1:3' 9-max Seat #1 is the button
Seat 1: Anna ($50 in chips)
Seat 2: Binh ($40 in chips)
Seat 3: Chi ($100 in chips)
Binh: posts small blind $0.50
Chi: posts big blind $1
*** HOLE CARDS ***
Dealt to Binh [Kh Kd]
Anna: folds
Binh: raises $2 to $3
Chi: calls $2
*** FLOP *** [Ah Kc 7d]
Binh: bets $37 and is all-in
Chi: raises $60 to $97 and is all-in
Uncalled bet ($60) returned to Chi
*** TURN *** [Ah Kc 7d] [7s]
*** RIVER *** [Ah Kc 7d 7s] [2c]
*** SHOW DOWN ***
Chi: shows [As Ad] (a full house, Aces full of Sevens)
Binh: shows [Kh Kd] (a full house, Kings full of Sevens)
Chi collected $77 from pot
*** SUMMARY ***
Total pot $80 | Rake $3
Board [Ah Kc 7d 7s 2c]
Seat 1: Anna (button) folded before Flop (didn't bet)
Seat 2: Binh (small blind) showed [Kh Kd] and lost with a full house, Kings full of Sevens
Seat 3: Chi (big blind) showed [As Ad] and won ($77) with a full house, Aces full of Sevens
`)
})

describe('the text of a hand', () => {
  it('has the cards of nobody but its owner and of those that were laid open', () => {
    const text = handText({ record, own: null, nameOf })
    expect(text).not.toContain('Dealt to')
  })

  it('writes play money and currencies without a sign of their own as figures', () => {
    const play = { ...record, stakes: { ...record.stakes, table: 'cards:holdem:USD:play:1:3' } }
    expect(handText({ record: play, own, nameOf })).toContain("Hold'em No Limit (0.50/1) - ")
    const dong = { ...record, stakes: { ...record.stakes, currency: 'VND', decimals: 0 } }
    expect(handText({ record: dong, own, nameOf })).toContain('(0/1) - ')
  })

  it('has a number of digits for any id, the same each time and another one for another hand', () => {
    const numberOf = (id: string) => /#(\d+):/.exec(handText({ record: { ...record, id }, own, nameOf }))?.[1]
    const [one, again, other] = [numberOf('0198f-a'), numberOf('0198f-a'), numberOf('0198f-b')]
    expect([one, one === again, one === other]).toEqual([expect.stringMatching(/^\d{5,16}$/), true, false])
  })
})

/** What is in a line of the form: the grammar that open parsers of trackers share. */
const money = String.raw`\$?\d+(\.\d+)?`
const cards = String.raw`\[([2-9TJQKA][shcd] ?)+\]`
const grammar = [
  String.raw`PokerStars Hand #\d+: ( Hold'em| Omaha|Tournament #\d+, ${money}\+${money} USD Hold'em) No Limit (- Level [IVX]+ )?\(${money}\/${money}( USD)?\) - \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d UTC \[.* ET\]`,
  String.raw`Table '[^']+' [2-9]-max Seat #[1-9] is the button`,
  String.raw`Seat [1-9]: p\d \(${money} in chips\)`,
  String.raw`p\d: posts (small blind|big blind|small & big blinds|straddle) ${money}( and is all-in)?`,
  String.raw`\*\*\* HOLE CARDS \*\*\*`,
  String.raw`p\d: (folds|checks|mucks hand|doesn't show hand)`,
  String.raw`p\d: (calls|bets) ${money}( and is all-in)?`,
  String.raw`p\d: raises ${money} to ${money}( and is all-in)?`,
  String.raw`\*\*\* ((FIRST|SECOND) )?(FLOP|TURN|RIVER) \*\*\* (${cards} )?${cards}`,
  String.raw`\*\*\* ((FIRST|SECOND) )?SHOW DOWN \*\*\*`,
  String.raw`p\d: shows ${cards} \([A-Za-z, ]+\)`,
  String.raw`Uncalled bet \(${money}\) returned to p\d`,
  String.raw`p\d collected ${money} from (pot|main pot|side pot(-\d)?)`,
  String.raw`\*\*\* SUMMARY \*\*\*`,
  String.raw`Total pot ${money} (Main pot ${money}\. (Side pot(-\d)? ${money}\. )+)?\| Rake ${money}`,
  'Hand was run twice',
  String.raw`((FIRST|SECOND) )?Board ${cards}`,
  String.raw`Seat [1-9]: p\d( \(button\))?( \(small blind\))?( \(big blind\))? (mucked|collected \(${money}\)|folded before Flop( \(didn't bet\))?|folded on the (Flop|Turn|River)|showed ${cards} and (won \(${money}\)|lost) with [A-Za-z, ]+)`,
].map((line) => new RegExp(`^${line}$`))

const amountIn = (text: string | undefined): bigint => BigInt(Math.round(Number(text ?? 0) * 1_000_000))

it.each(['holdem', 'omaha', 'sitandgo'] as const)(
  'writes every hand of robots at %s in that form, with sums that agree',
  { timeout: 120_000 },
  (game) => {
    const texts: string[] = []
    if (game === 'sitandgo') {
      const room = new RoomInTest(createSitAndGoTable({ ...dollarTable, size: 6 }), 'texts')
      for (let chair = 0; chair < 6; chair += 1) room.send(`p${chair}`, { type: 'join' })
      room.playHands(15, [])
      texts.push(...room.newsOf('ended').map((one) => handText({ ...one, own: null, nameOf })))
    } else {
      const room = new RoomInTest(createHoldemTable({ game, ...dollarTable }), 'texts')
      const ids = seated(room, 6)
      const preferences = { runsTwice: true, straddles: true }
      for (const playerId of ids) room.send(playerId, { type: 'prefer', preferences })
      room.playHands(120, ids)
      texts.push(...room.newsOf('ended').map((one) => handText({ ...one, own: null, nameOf })))
    }
    for (const text of texts) {
      const lines = text.trimEnd().split('\n')
      expect(lines.filter((line) => !grammar.some((form) => form.test(line)))).toEqual([])
      const collected = lines.flatMap((line) => / collected \$?([\d.]+) from/.exec(line)?.[1] ?? [])
      const sum = collected.reduce((all, amount) => all + amountIn(amount), 0n)
      const total = /Total pot \$?([\d.]+) .*Rake \$?([\d.]+)/.exec(text)!
      expect(sum + amountIn(total[2])).toBe(amountIn(total[1]))
    }
  },
)
