// SPDX-License-Identifier: Apache-2.0
import { leastEdgeOf } from '@tessera/rules/games/least-edges'
import { ownCardRooms } from '@tessera/rules/games/card-rooms/card-games'
import { hallFacts } from '@tessera/rules/games/fishing/hall-facts'
import { ownHalls } from '@tessera/rules/games/fishing/halls'
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import { languageCodes, languages } from '@tessera/texts/languages'
import { z } from 'zod'
import { everySlot } from '../../games/slots/titles/every-slot.ts'
import type { OwnGame } from '../../protocol.ts'
import { wireCodeOfCardRoom } from '../cards/card-game-of.ts'
import type { StudioDeps } from '../deps.ts'
import { wireCodeOfHall } from '../fishing/hall-of-session.ts'
import { opensSamples } from './contracts.ts'
import { ownGames } from '../http/inputs.ts'
import { wireCodeOfTitle } from '../slots/slot-sessions.ts'
import { wireCodeOfRoom } from '../tables/room-of-session.ts'
import { wireGameCode } from '../wallet/wire-bodies.ts'
import { freeRoundGames } from './free-bets.ts'

export const gameListInput = z.strictObject({ operator_id: z.string().min(1).max(255) })

/** Names of the games, as in the operator's catalogue in every language. */
const NAMES: Readonly<Record<OwnGame, string>> = {
  dice: 'Dice',
  limbo: 'Limbo',
  mines: 'Mines',
  plinko: 'Plinko',
  crash: 'Crash',
  keno: 'Keno',
  wheel: 'Wheel',
  hilo: 'Hilo',
  tower: 'Dragon Tower',
  flip: 'Coin Flip',
  diamonds: 'Diamonds',
  chicken: 'Chicken Crossing',
  rps: 'Rock Paper Scissors',
  pump: 'Pump',
  cases: 'Cases',
  scratch: 'Scratch Card',
  roulette: 'Roulette',
  baccarat: 'Baccarat',
  sicbo: 'Sic Bo',
  craps: 'Craps',
  dragontiger: 'Dragon Tiger',
  fantan: 'Fan Tan',
  prawncrab: 'Fish Prawn Crab',
  xocdia: 'Xoc Dia',
  moneywheel: 'Money Wheel',
  supersix: 'Super Six Baccarat',
  jacks: 'Jacks or Better',
  deuces: 'Deuces Wild',
  blackjack: 'Blackjack',
  slide: 'Slide',
  darts: 'Darts',
  bingo: 'Bingo',
}

/** Tags of the languages with their own texts. */
const SPOKEN: readonly string[] = languageCodes
  .filter((code) => languages[code].texts === code)
  .map((code) => languages[code].tag)

/**
 * All games of the studio; with the sandbox contract the games are the operator's own. The operator draws the
 * pictures, so the addresses are empty.
 */
export function listGames(
  deps: StudioDeps,
  input: z.output<typeof gameListInput>,
): Promise<{ games: object[] }> {
  if (opensSamples(deps, input.operator_id)) return Promise.resolve({ games: [] })
  const instant = ownGames.map((game) => ({
    game_code: wireGameCode(game),
    name: NAMES[game],
    category: 'Instant',
    freebet_support: freeRoundGames.includes(game),
  }))
  const slots = everySlot.map((title) => ({
    game_code: wireCodeOfTitle(title),
    name: title.name,
    category: 'Video Slots',
    freebet_support: true,
  }))
  const rooms = ownRooms.map((room) => ({
    game_code: wireCodeOfRoom(room),
    name: room.name,
    category: 'Live Casino',
    // Free rounds have one stake, a table has chips.
    freebet_support: false,
  }))
  const cards = ownCardRooms.map((room) => ({
    game_code: wireCodeOfCardRoom(room),
    name: room.name,
    category: 'PVP Poker',
    freebet_support: false,
  }))
  const halls = ownHalls.map((hall) => ({
    game_code: wireCodeOfHall(hall),
    name: hall.name,
    category: 'Fishing',
    freebet_support: false,
    rtp: (hallFacts.rtpBasisPoints / 100).toFixed(2),
  }))
  const games = [
    ...[...instant, ...slots, ...rooms].map((game) => ({ ...game, rtp: returnOf(game.game_code) })),
    // Players play each other: there is no return to state.
    ...cards,
    ...halls,
  ].map((game) => ({
    ...game,
    product: 'Tessera Studio',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    url_thumb: '',
    url_background: '',
    blocked_countries: [],
    enabled: true,
    languages: SPOKEN,
  }))
  return Promise.resolve({ games })
}

/** The return of the best bet with the best play, in per cent: what the operator's rewards are bounded by. */
const returnOf = (code: string): string => (100 - leastEdgeOf(code)! / 100).toFixed(2)

/** The game of a code on the wire; undefined if it is not one of ours. */
export function gameOfWireCode(code: string): OwnGame | undefined {
  return ownGames.find((game) => wireGameCode(game) === code)
}
