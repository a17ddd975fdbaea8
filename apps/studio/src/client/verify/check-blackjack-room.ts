// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { outcomeHash, outcomeSeeds } from '../../fair/chain.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { boxesOfRecord, recordOf, storyOfBox } from '../../games/blackjack/room/box-record.ts'
import { BOX_FLOATS, replayBoxes, shoeOf } from '../../games/blackjack/room/box-table.ts'
import { BLACKJACK_DECKS } from '../../games/blackjack/rules.ts'
import type { BoxParameters } from '../../blackjack-room-protocol.ts'
import type { RoundOf } from '../../protocol.ts'
import { cardName } from '../../runtime/cards/card.ts'
import { amountOf, groupMoney, writeMoney } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { linkSteps, type ChainClaim } from './check-chain.ts'
import { streamStep } from './check-seeds.ts'
import type { BlackjackRoundRecord } from './check-room.ts'
import { compared, sameValue, type Step } from './steps.ts'

const LISTED = 24
const MONEY_DECIMALS = 6

/** Checks a round of a blackjack table with others: from the published end of the chain to the cards of every hand. */
export async function checkBlackjackRoom(record: BlackjackRoundRecord): Promise<Step[]> {
  const { hash, position, chain, events } = record
  const claim = { hash, position, salt: chain.salt, terminalHash: chain.terminalHash }
  const outcome = await outcomeHash(claim)
  const seeds = outcomeSeeds(outcome)
  const floats = await drawFloats(seeds, BOX_FLOATS)
  const shoe = shoeOf(floats)
  const [event] = events
  const table = replayBoxes(shoe, boxesOfRecord(event), event.steps)
  return [
    ...(await linkSteps(claim, outcome, t('studio.room.verify.link', { position }))),
    await streamStep(seeds, floats, {
      title: t('studio.room.verify.floats.title'),
      sentence: t('studio.room.verify.floats', { text: `${seeds.clientSeed}:${seeds.nonce}:block` }),
    }),
    {
      mark: compared(sameValue(recordOf(table, event.steps), event)),
      title: t('studio.verify.story.title'),
      sentence: t('studio.verify.story'),
      findings: [
        {
          name: t('studio.verify.blackjackHands', { decks: BLACKJACK_DECKS }),
          value: `${shoe.slice(0, LISTED).map(cardName).join(' ')} …`,
        },
      ],
    },
  ]
}

/** The chain alone, where the record of the table is not at hand. */
export const checkBlackjackLink = async (claim: ChainClaim): Promise<Step[]> =>
  linkSteps(claim, await outcomeHash(claim), t('studio.room.verify.link', { position: claim.position }))

/** Checks a bet at such a table: its round, and what its part of the box was paid. */
export async function checkBlackjackBet(
  round: RoundOf<'blackjack'>,
  record: BlackjackRoundRecord,
): Promise<Step[]> {
  const decimals = round.stake.split('.')[1]?.length ?? 0
  const stake = { amount: amountOf(round.stake), unit: 10n ** BigInt(MONEY_DECIMALS - decimals) }
  // Bets at tables with others name their box.
  const { box, behind = false } = round.parameters as BoxParameters
  const [event] = record.events
  const hands = event.hands.filter((hand) => hand.box === box)
  const followed = !behind || round.raised !== undefined
  const units = hands.map(({ stakes }, index) => (followed ? stakes : index === 0 ? 1 : 0))
  const insured = round.events.some((one) => one.type === 'insurance' && one.taken)
  const story = storyOfBox(event, { box, units, insured, behind }, round.parameters, stake)
  const payout = writeMoney(amountOfMillionths(story.payout), decimals)
  return [
    ...(await checkBlackjackRoom(record)),
    {
      mark: compared(sameValue(story.events, round.events) && payout === round.payout),
      title: t('studio.verify.money.title'),
      sentence: t('studio.verify.money'),
      findings: [
        { name: t('studio.verify.computed'), value: `${groupMoney(payout)} ${round.currency}` },
        { name: t('studio.verify.recorded'), value: `${groupMoney(round.payout)} ${round.currency}` },
      ],
    },
  ]
}
