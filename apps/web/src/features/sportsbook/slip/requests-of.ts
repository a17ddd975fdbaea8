// SPDX-License-Identifier: Apache-2.0
import { newRequestId } from '@tessera/contract/client/request-ids'
import { nameLanguage } from '../words/name-language.ts'
import { legTitle } from '../words/leg-words.ts'
import { kindName } from '../words/kind-name.ts'
import { legsInput } from './legs-input.ts'
import type { PlacingRequest } from './placings.ts'
import { legKey, type SlipBet } from './slip-bets.ts'
import type { SlipChoices } from './slip-choices.ts'
import { textOfLegs, type SlipLeg } from './slip-store.ts'
import type { LegNow } from './use-slip-now.ts'

/** The requests that place bets, each with an id of its own, at the prices and scores that the member sees. */
export const requestsOf = (of: {
  bets: readonly (Pick<SlipBet, 'kind' | 'legs' | 'key'> & { stake: number | undefined; typed?: string })[]
  legs: readonly SlipLeg[]
  now: readonly LegNow[]
  choices: Pick<SlipChoices, 'priceChanges'>
}): readonly PlacingRequest[] =>
  of.bets.flatMap(({ kind, legs: positions, stake, key, typed }) => {
    if (stake === undefined) return []
    const legs = positions.map((position) => asSeen(of.legs[position]!, of.now[position]!))
    return [
      {
        requestId: newRequestId(),
        sentAtMs: Date.now(),
        question: {
          kind,
          legs: legsInput(legs),
          stakePerLine: stake,
          priceChanges: of.choices.priceChanges,
          language: nameLanguage(),
        },
        legKeys: legs.map(legKey),
        stakeKey: key,
        ...(typed !== undefined && { slip: { legs: textOfLegs(legs), typed } }),
        words: legs.length === 1 ? legTitle(legs[0]!) : kindName(kind, legs.length),
      },
    ]
  })

const asSeen = (leg: SlipLeg, { price, score }: LegNow): SlipLeg => ({
  ...leg,
  price: price > 1_000 ? price : leg.price,
  score,
})
