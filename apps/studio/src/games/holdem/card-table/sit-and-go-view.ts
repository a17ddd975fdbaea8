// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { SitAndGoChair, SitAndGoView } from '../../../card-protocol/sit-and-go-view.ts'
import type { Viewing } from '../../../fair/card-room/card-table.ts'
import { prizesOf } from '../tournament/prizes.ts'
import { levelAt, type TournamentState } from '../tournament/tournament.ts'
import { handView, inHandView, stackOf, type SeenHand } from './hand-view.ts'
import type { SitAndGoState, SitAndGoTable } from './sit-and-go-state.ts'

const writeChips = (amount: bigint): string => String(amount)

/** A tournament as one player may see it, or an onlooker. */
export function sitAndGoView(table: SitAndGoTable, state: SitAndGoState, viewing: Viewing): CardTableMessage {
  const { tournament, story, last } = state
  const { settings, write } = table
  const at = tournament.entrants.findIndex(({ playerId }) => playerId === viewing.playerId)
  const own = at < 0 ? null : at
  const seen: SeenHand = { hand: tournament.hand, clock: tournament.clock, story, last }
  const hand = handView(seen, own, writeChips)
  return {
    ...{ type: 'cardTable', table: table.table, now: viewing.nowMs, currency: table.currency.code },
    ...{ own, ownVersion: own === null ? 0 : tournament.entrants[own]!.version, deal: null },
    ...{ game: 'sitandgo', phase: tournament.phase, size: settings.size },
    ...{ entry: write(settings.buyIn), fee: write(settings.fee), prizes: prizesOf(settings).map(write) },
    chairs: Array.from({ length: settings.size }, (_, chair) =>
      tournament.entrants[chair] ? chairView(table, state, { chair, own, seen, viewing }) : null,
    ),
    ...{ button: story?.button ?? last?.button ?? null, hand, last: hand ? null : last && last.view },
    level: levelView(table, tournament, viewing.nowMs),
    nextHandAt: tournament.phase === 'playing' && !hand ? tournament.nextHandAtMs : null,
    ...{ offer: offerView(table, tournament), opensAt: state.opensAtMs },
  }
}

function levelView(
  { settings }: SitAndGoTable,
  tournament: TournamentState,
  nowMs: number,
): SitAndGoView['level'] {
  if (tournament.phase !== 'playing' && tournament.phase !== 'deal') return null
  const level = levelAt(tournament, settings, nowMs)
  const { smallBlind, bigBlind } = settings.levels[level]!
  const isLast = level === settings.levels.length - 1
  return {
    ...{ number: level + 1, blinds: [writeChips(smallBlind), writeChips(bigBlind)] },
    nextAt: isLast ? null : tournament.startedAtMs + (level + 1) * settings.times.levelMs,
  }
}

function offerView({ write }: SitAndGoTable, { deal, entrants }: TournamentState): SitAndGoView['offer'] {
  if (!deal) return null
  return {
    amounts: deal.amounts.map((amount) => (amount === null ? null : write(amount))),
    until: deal.untilMs,
    agreed: entrants.flatMap(({ agrees }, chair) => (agrees ? [chair] : [])),
  }
}

interface SeenEntrant {
  readonly chair: number
  readonly own: number | null
  readonly seen: SeenHand
  readonly viewing: Viewing
}

function chairView(
  { write }: SitAndGoTable,
  { tournament, won, absent }: SitAndGoState,
  { chair, own, seen, viewing }: SeenEntrant,
): SitAndGoChair {
  const { playerId, stack, away, bankMs, rank, wantsDeal } = tournament.entrants[chair]!
  const { tag, name, robot } = viewing.publicOf(playerId)
  const prize = won.find((one) => one.playerId === playerId)
  return {
    ...{ chair, tag, name, robot, stack: writeChips(stackOf(seen, chair, stack)), pending: '0' },
    ...{ sitsOut: away, absent: absent.includes(playerId), leaving: false, bankMs, rank, wantsDeal },
    prize: prize ? write(BigInt(prize.amount)) : null,
    inHand: inHandView(seen, { chair, playerId }, own, writeChips),
  }
}
