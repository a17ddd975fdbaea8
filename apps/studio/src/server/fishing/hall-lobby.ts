// SPDX-License-Identifier: Apache-2.0
import {
  HALL_CHAIRS,
  HALL_LEVELS,
  MOST_HALLS_OF_KIND,
  readHall,
  writeHall,
  type HallLevel,
} from '@tessera/rules/games/fishing/halls'
import { hallStakesOf } from '@tessera/rules/games/fishing/hall-stakes'
import type { EnterHallAnswer, FishingLobbyView } from '../../fishing-protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { formatMoney } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import { lookOf, prefixOfHalls } from './hall-of-session.ts'
import { listHallsOfKind } from './store/hall-store.ts'
import { listPools } from './store/pool-store.ts'

type LobbyDeps = Pick<StudioDeps, 'database'>

/** The levels of a session's look, currency and kind of money that have stakes. Throws studio.otherGame for a session of another game. */
export async function fishingLobby({ database }: LobbyDeps, session: Session): Promise<FishingLobbyView> {
  const look = lookOf(session)
  const { currency, playMoney } = session
  const halls = await listHallsOfKind(database, prefixOfHalls(session))
  const pools = await listPools(database)
  const show = (amount: bigint): string => formatMoney(amount, currency.decimals)
  return {
    look,
    levels: HALL_LEVELS.flatMap((level) => {
      const stakes = hallStakesOf(level, currency)
      if (stakes.length === 0) return []
      const pool = pools.find(
        (one) => one.level === level && one.currency === currency.code && one.playMoney === playMoney,
      )
      const shooting = halls
        .filter(({ code }) => readHall(code)?.level === level)
        .reduce((sum, hall) => sum + hall.shooting, 0)
      return [{ level, stakes: stakes.map(show), jackpot: show(pool?.amount ?? 0n), shooting }]
    }),
  }
}

/** A hall with a free chair: the fullest one, else an empty one. */
export async function enterHall(
  { database }: LobbyDeps,
  session: Session,
  level: HallLevel,
): Promise<EnterHallAnswer> {
  const { currency, playMoney } = session
  if (hallStakesOf(level, currency).length === 0) throw new StudioRefusal('studio.notFound')
  const halls = await listHallsOfKind(database, prefixOfHalls(session, level))
  const [fullest] = halls
    .filter(({ shooting, isPaused }) => shooting > 0 && shooting < HALL_CHAIRS && !isPaused)
    .toSorted((one, other) => other.shooting - one.shooting || one.code.localeCompare(other.code))
  if (fullest) return { hall: fullest.code }
  const busy = new Set(
    halls.filter(({ shooting, isPaused }) => shooting > 0 || isPaused).map(({ code }) => code),
  )
  for (let number = 1; number <= MOST_HALLS_OF_KIND; number += 1) {
    const hall = writeHall({ look: lookOf(session), currency: currency.code, playMoney, level, number })
    if (!busy.has(hall)) return { hall }
  }
  throw new StudioRefusal('studio.tooManyRequests')
}
