// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type {
  BetInput,
  ClientSeedInput,
  GameCode,
  OpenSessionInput,
  OpenTileInput,
  OwnGame,
  RotateInput,
  SpinInput,
} from '../../protocol.ts'

const bet = { requestId: z.uuid(), stake: z.string().max(32) }
/** Games with free rounds. */
const freeBet = { ...bet, freeRounds: z.uuid().optional() }
const hundredths = z.number().int()

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
    rows: z.union([z.literal(8), z.literal(12), z.literal(16)]),
    risk: z.enum(['low', 'medium', 'high']),
  }) satisfies z.ZodType<BetInput<'plinko'>>,
  sample: z.strictObject(bet) satisfies z.ZodType<BetInput<'sample'>>,
  slot: z.strictObject({ ...freeBet, title: z.string().max(64) }) satisfies z.ZodType<BetInput<'slot'>>,
  crash: z.strictObject({ ...bet, autoHundredths: hundredths.optional() }) satisfies z.ZodType<
    BetInput<'crash'>
  >,
}

export const openingTicket = z.strictObject({
  ticket: z.string().max(200),
  home: z.string().max(2_000).optional(),
}) satisfies z.ZodType<OpenSessionInput>
export const nothing = z.strictObject({})
export const openTile = z.strictObject({ tile: z.number().int() }) satisfies z.ZodType<OpenTileInput>
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

const ownGames: readonly OwnGame[] = ['dice', 'limbo', 'mines', 'plinko', 'crash']
const gameCodes: readonly GameCode[] = [...ownGames, 'sample', 'slot']

/** True for the games of this studio. */
export function isGameCode(code: string): code is GameCode {
  return gameCodes.some((known) => known === code)
}
export { ownGames }
