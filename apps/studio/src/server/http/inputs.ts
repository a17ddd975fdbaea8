// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES } from '@tessera/rules/games/card-rooms/card-games'
import { z } from 'zod'
import { MOST_SPOTS } from '../../fair/table/check-chips.ts'
import { KENO_PICKS } from '../../games/keno/maths.ts'
import { PLINKO_ROWS } from '../../games/plinko/maths.ts'
import { WHEEL_SEGMENTS } from '../../games/wheel/maths.ts'
import type {
  BetInput,
  ClientSeedInput,
  GameCode,
  OpenSessionInput,
  MoveInput,
  OpenTileInput,
  OwnGame,
  RotateInput,
  SpinInput,
} from '../../protocol.ts'
import type { ChatInput } from '../../chat-protocol.ts'
import type { RoomChipsInput } from '../../room-protocol.ts'

const bet = { requestId: z.uuid(), stake: z.string().max(32) }
const freeBet = { ...bet, freeRounds: z.uuid().optional() }
const hundredths = z.number().int()
const chips = z
  .array(z.strictObject({ spot: z.string().max(20), amount: z.string().max(32) }))
  .max(MOST_SPOTS)
/** Free rounds have one stake, a table has chips. */
const tableBet = z.strictObject({ ...bet, chips: chips.min(1) })

/** The bodies of `protocol.ts`. Strict: an unlisted field is refused, especially a nonce. */
export const betInputs = {
  dice: z.strictObject({
    ...freeBet,
    direction: z.enum(['over', 'under']),
    targetHundredths: hundredths,
  }) satisfies z.ZodType<BetInput<'dice'>>,
  limbo: z.strictObject({ ...freeBet, targetHundredths: hundredths }) satisfies z.ZodType<BetInput<'limbo'>>,
  mines: z.strictObject({ ...freeBet, mines: z.number().int() }) satisfies z.ZodType<BetInput<'mines'>>,
  plinko: z.strictObject({
    ...freeBet,
    rows: z.literal(PLINKO_ROWS),
    risk: z.enum(['low', 'medium', 'high']),
  }) satisfies z.ZodType<BetInput<'plinko'>>,
  keno: z.strictObject({
    ...freeBet,
    risk: z.enum(['low', 'classic', 'medium', 'high']),
    picks: z.array(z.number().int()).min(KENO_PICKS.minimum).max(KENO_PICKS.maximum),
  }) satisfies z.ZodType<BetInput<'keno'>>,
  wheel: z.strictObject({
    ...freeBet,
    segments: z.literal(WHEEL_SEGMENTS),
    risk: z.enum(['low', 'medium', 'high']),
  }) satisfies z.ZodType<BetInput<'wheel'>>,
  hilo: z.strictObject(freeBet) satisfies z.ZodType<BetInput<'hilo'>>,
  tower: z.strictObject({
    ...freeBet,
    difficulty: z.enum(['easy', 'medium', 'hard', 'expert', 'master']),
  }) satisfies z.ZodType<BetInput<'tower'>>,
  flip: z.strictObject(freeBet) satisfies z.ZodType<BetInput<'flip'>>,
  diamonds: z.strictObject(freeBet) satisfies z.ZodType<BetInput<'diamonds'>>,
  chicken: z.strictObject({
    ...freeBet,
    difficulty: z.enum(['easy', 'medium', 'hard', 'expert']),
  }) satisfies z.ZodType<BetInput<'chicken'>>,
  rps: z.strictObject(freeBet) satisfies z.ZodType<BetInput<'rps'>>,
  pump: z.strictObject({
    ...freeBet,
    difficulty: z.enum(['easy', 'medium', 'hard', 'expert']),
  }) satisfies z.ZodType<BetInput<'pump'>>,
  cases: z.strictObject({
    ...freeBet,
    difficulty: z.enum(['easy', 'medium', 'hard', 'expert']),
  }) satisfies z.ZodType<BetInput<'cases'>>,
  scratch: z.strictObject(freeBet) satisfies z.ZodType<BetInput<'scratch'>>,
  jacks: z.strictObject(freeBet) satisfies z.ZodType<BetInput<'jacks'>>,
  deuces: z.strictObject(freeBet) satisfies z.ZodType<BetInput<'deuces'>>,
  blackjack: z.strictObject({
    ...freeBet,
    hands: z.number().int().optional(),
    hand: z.string().max(32).optional(),
    pairs: z.string().max(32).optional(),
    three: z.string().max(32).optional(),
  }) satisfies z.ZodType<BetInput<'blackjack'>>,
  slide: z.strictObject({ ...freeBet, targetHundredths: hundredths }) satisfies z.ZodType<BetInput<'slide'>>,
  darts: z.strictObject({
    ...freeBet,
    difficulty: z.enum(['easy', 'medium', 'hard', 'expert']),
  }) satisfies z.ZodType<BetInput<'darts'>>,
  bingo: z.strictObject(freeBet) satisfies z.ZodType<BetInput<'bingo'>>,
  sample: z.strictObject(bet) satisfies z.ZodType<BetInput<'sample'>>,
  slot: z.strictObject({
    ...freeBet,
    title: z.string().max(400),
    buy: z.literal(true).optional(),
  }) satisfies z.ZodType<BetInput<'slot'>>,
  crash: z.strictObject({ ...bet, autoHundredths: hundredths.optional() }) satisfies z.ZodType<
    BetInput<'crash'>
  >,
  roulette: tableBet satisfies z.ZodType<BetInput<'roulette'>>,
  baccarat: tableBet satisfies z.ZodType<BetInput<'baccarat'>>,
  sicbo: tableBet satisfies z.ZodType<BetInput<'sicbo'>>,
  craps: tableBet satisfies z.ZodType<BetInput<'craps'>>,
  dragontiger: tableBet satisfies z.ZodType<BetInput<'dragontiger'>>,
  fantan: tableBet satisfies z.ZodType<BetInput<'fantan'>>,
  prawncrab: tableBet satisfies z.ZodType<BetInput<'prawncrab'>>,
  xocdia: tableBet satisfies z.ZodType<BetInput<'xocdia'>>,
  moneywheel: tableBet satisfies z.ZodType<BetInput<'moneywheel'>>,
  supersix: tableBet satisfies z.ZodType<BetInput<'supersix'>>,
}

/** No chips take back all of them. */
export const chatInput = z.strictObject({ text: z.string().max(2_000) }) satisfies z.ZodType<ChatInput>
export const roomChips = z.strictObject({
  roundId: z.uuid(),
  revision: z.number().int().min(1),
  chips,
}) satisfies z.ZodType<RoomChipsInput>
export const openingTicket = z.strictObject({
  ticket: z.string().max(200),
  home: z.string().max(2_000).optional(),
}) satisfies z.ZodType<OpenSessionInput>
export const nothing = z.strictObject({})
export const openTile = z.strictObject({ tile: z.number().int() }) satisfies z.ZodType<OpenTileInput>
export const stepMove = z.strictObject({
  step: z.number().int().min(0),
  move: z.number().int(),
}) satisfies z.ZodType<MoveInput>
export const freeSpin = z.strictObject({ spin: z.number().int() }) satisfies z.ZodType<SpinInput>
export const clientSeed = z.strictObject({
  clientSeed: z.string().max(200),
}) satisfies z.ZodType<ClientSeedInput>
export const rotate = z.strictObject({
  clientSeed: z.string().max(200).optional(),
}) satisfies z.ZodType<RotateInput>
export const history = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
})

const ownGames: readonly OwnGame[] = [
  'dice',
  'limbo',
  'mines',
  'plinko',
  'crash',
  'keno',
  'wheel',
  'hilo',
  'tower',
  'flip',
  'diamonds',
  'chicken',
  'rps',
  'pump',
  'cases',
  'scratch',
  'roulette',
  'baccarat',
  'sicbo',
  'craps',
  'dragontiger',
  'fantan',
  'prawncrab',
  'xocdia',
  'moneywheel',
  'supersix',
  'jacks',
  'deuces',
  'blackjack',
  'slide',
  'darts',
  'bingo',
]
const gameCodes: readonly GameCode[] = [...ownGames, ...CARD_GAMES, 'slot', 'fishing']

/** True for the games of this studio. */
export function isGameCode(code: string): code is GameCode {
  return gameCodes.some((known) => known === code)
}
export { ownGames }
