// SPDX-License-Identifier: Apache-2.0
import { isGameOf, periodOf, type MissionCounts } from '@tessera/rules/missions/missions'
import type { CountableMission } from './countable-missions.ts'

/** Something that may count: of a game, or a deposit. */
export interface Happening {
  memberId: bigint
  currency: string
  /** Epoch ms at which its minute began. */
  minuteMs: number
  /** How much it adds to what missions count; below zero when it was taken back. */
  adds: Readonly<Partial<Record<MissionCounts, bigint>>>
  /** Undefined for a deposit. */
  game: { vendor: string; gameCode: string; gameType: string | undefined } | undefined
  /** Its number in its stream, for who was first. */
  lastId: bigint
}

/** What a member gained in a period of a mission, on the terms of one revision. */
export interface Gain {
  missionId: number
  periodStartMs: number
  memberId: bigint
  revision: number
  amount: bigint
  lastId: bigint
  /** Only where different games are counted: `amount` are the bets in this game. */
  game: { vendor: string; gameCode: string } | undefined
}

/** Names a member's part of a period of a mission. */
export const keyOf = ({
  missionId,
  periodStartMs,
  memberId,
}: Pick<Gain, 'missionId' | 'periodStartMs' | 'memberId'>): string =>
  `${missionId}/${periodStartMs}/${memberId}`

/** What happenings of one brand's members gain them in its missions, on the terms of every revision. */
export function gainsOf(missions: readonly CountableMission[], happenings: readonly Happening[]): Gain[] {
  const gains = new Map<string, Gain>()
  for (const happening of happenings)
    for (const mission of missions) {
      if (!isOpenAt(mission, happening)) continue
      const periodStartMs = periodOf(mission.kind, happening.minuteMs, mission.timeZone).startMs
      for (const terms of mission.terms) {
        const amount = happening.adds[terms.counts === 'GAMES' ? 'BETS' : terms.counts]
        if (amount === undefined || amount === 0n) continue
        if (happening.game && !isGameOf(terms, happening.game)) continue
        const game = terms.counts === 'GAMES' ? happening.game : undefined
        addGain(gains, {
          missionId: mission.id,
          periodStartMs,
          memberId: happening.memberId,
          revision: terms.revision,
          amount,
          lastId: happening.lastId,
          game: game && { vendor: game.vendor, gameCode: game.gameCode },
        })
      }
    }
  return [...gains.values()]
}

const isOpenAt = (
  { currency, startsAtMs, endsAtMs }: CountableMission,
  { currency: paid, minuteMs }: Happening,
): boolean => currency === paid && minuteMs >= startsAtMs && (endsAtMs === null || minuteMs < endsAtMs)

function addGain(gains: Map<string, Gain>, gain: Gain): void {
  const key = `${keyOf(gain)}/${gain.revision}/${gain.game ? `${gain.game.vendor}/${gain.game.gameCode}` : ''}`
  const before = gains.get(key)
  gains.set(
    key,
    before
      ? {
          ...before,
          amount: before.amount + gain.amount,
          lastId: gain.lastId > before.lastId ? gain.lastId : before.lastId,
        }
      : gain,
  )
}
