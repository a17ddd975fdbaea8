// SPDX-License-Identifier: Apache-2.0
import { isChipRoom, type ChipGame } from '@tessera/rules/games/rooms/room'
import { outcomeHash, outcomeSeeds } from '../../fair/chain.ts'
import { drawFloats, type Seeds } from '../../fair/seeds.ts'
import type { GameParameters, RoundOf } from '../../protocol.ts'
import type { RoomOfSession, VerifyRoomView } from '../../room-protocol.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { linkSteps, type ChainClaim } from './check-chain.ts'
import { storySteps, streamStep } from './check-seeds.ts'
import { gameChecks } from './game-checks.ts'
import { compared, sameValue, type Step } from './steps.ts'

export type RoomRoundRecord = VerifyRoomView['round']
export type ChipRoundRecord = Extract<RoomRoundRecord, { readonly room: RoomOfSession<ChipGame> }>
export type BlackjackRoundRecord = Exclude<RoomRoundRecord, ChipRoundRecord>

export const isChipRound = (record: RoomRoundRecord): record is ChipRoundRecord => isChipRoom(record.room)

/** No chips: what comes out at a table does not depend on them. */
const noBet = { chips: [] }

/** Checks a round of a table with others: from the published end of the chain to what everybody saw. */
export async function checkRoomRound({ room: { game }, events, ...round }: ChipRoundRecord): Promise<Step[]> {
  const { hash, position, chain } = round
  const claim = { hash, position, salt: chain.salt, terminalHash: chain.terminalHash }
  const { steps, floats } = await chainSteps(game, claim)
  const story = storyOf(game, floats)
  return [
    ...steps,
    {
      mark: compared(sameValue(story.events, events)),
      title: t('studio.verify.story.title'),
      sentence: t('studio.verify.story'),
      findings: story.findings,
    },
  ]
}

/** Checks a bet at a table with others: its round, and what its chips were paid. */
export async function checkRoomBet<Code extends ChipGame>(
  round: RoundOf<Code>,
  claim: ChainClaim,
): Promise<Step[]> {
  const { steps, floats } = await chainSteps(round.game, claim)
  return [...steps, ...storySteps<Code>(gameChecks[round.game], round, floats)]
}

/** The seeds with which the form computes a round by hand. */
export const seedsOfRoom = async (link: Pick<ChainClaim, 'hash' | 'salt'>): Promise<Seeds> =>
  outcomeSeeds(await outcomeHash(link))

async function chainSteps(game: ChipGame, claim: ChainClaim) {
  const outcome = await outcomeHash(claim)
  const seeds = outcomeSeeds(outcome)
  const floats = await drawFloats(seeds, floatsOf(game))
  const steps = [
    ...(await linkSteps(claim, outcome, t('studio.room.verify.link', { position: claim.position }))),
    await streamStep(seeds, floats, {
      title: t('studio.room.verify.floats.title'),
      sentence: t('studio.room.verify.floats', { text: `${seeds.clientSeed}:${seeds.nonce}:block` }),
    }),
  ]
  return { steps, floats }
}

function floatsOf<Code extends ChipGame>(game: Code): number {
  const check: GameCheck<Code> = gameChecks[game]
  return check.floats(noBet as GameParameters[Code])
}

function storyOf<Code extends ChipGame>(game: Code, floats: readonly number[]) {
  const check: GameCheck<Code> = gameChecks[game]
  const parameters = noBet as GameParameters[Code]
  const none = { amount: 0n, unit: 1n }
  return {
    events: check.rebuild({ parameters, events: [], state: 'settled' }, none, floats).events,
    findings: check.outcome(parameters, floats),
  }
}
