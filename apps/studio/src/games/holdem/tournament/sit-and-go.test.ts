// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { choicesNow } from '../hand/act.ts'
import { createRandom, shuffledDeck } from '../hand/random-for-tests.ts'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import { divideByChips, poolOf, prizesOf } from './prizes.ts'
import { advanceTournament, applyTournamentMove, openTournament, tournamentDueAtMs } from './sit-and-go.ts'
import { stopTournament } from './stop-tournament.ts'
import { usualTournamentTimes } from './usual-times.ts'
import {
  isInHand,
  leftIn,
  type TournamentEvent,
  type TournamentInput,
  type TournamentSettings,
  type TournamentSize,
  type TournamentState,
} from './tournament.ts'

const settingsFor = (size: TournamentSize): TournamentSettings => ({
  ...{ variant: 'holdem', size, buyIn: 1_000n, fee: 100n, coin: 10n, startStack: 1_500n },
  levels: [
    { smallBlind: 10n, bigBlind: 20n },
    { smallBlind: 50n, bigBlind: 100n },
    { smallBlind: 200n, bigBlind: 400n },
  ],
  times: { ...usualTournamentTimes, levelMs: 60_000, actMs: 10_000, bankMs: 20_000 },
})

class TournamentInTest {
  state: TournamentState = openTournament(0)
  nowMs = 0
  readonly events: TournamentEvent[] = []
  readonly settings: TournamentSettings
  readonly random
  private dealt = 0

  constructor(size: TournamentSize, seed = 'tournament') {
    this.settings = settingsFor(size)
    this.random = createRandom(seed)
  }

  start(): this {
    for (let player = 0; player < this.settings.size; player += 1) this.move(`p${player}`, { type: 'join' })
    return this
  }

  move(playerId: string, input: TournamentInput, stale = false): void {
    const own = this.state.entrants.find((one) => one.playerId === playerId)?.version ?? 0
    const version = 'handId' in input ? (this.state.hand?.turn ?? 0) : own
    const move = { playerId, version: stale ? version + 1 : version, input }
    this.take(applyTournamentMove(this.state, this.settings, move, this.nowMs))
  }

  refused(playerId: string, input: TournamentInput, stale = false): string {
    const before = this.state
    try {
      this.move(playerId, input, stale)
    } catch (error) {
      if (!(error instanceof CardRefusal)) throw error
      expect(this.state).toBe(before)
      return error.code
    }
    return 'allowed'
  }

  pass(ms: number): void {
    this.nowMs += ms
    const next = { id: `h${this.dealt}`, deck: shuffledDeck(this.random) }
    const step = advanceTournament(this.state, this.settings, this.nowMs, next)
    if (step.events.some(({ type }) => type === 'dealt')) this.dealt += 1
    this.take(step)
  }

  /** Time passes until something is due. */
  passToNext(): void {
    this.pass(Math.max(0, tournamentDueAtMs(this.state, this.settings)! - this.nowMs))
  }

  get actor(): string {
    const { hand, entrants } = this.state
    return entrants[hand!.players[hand!.actor!]!.chair]!.playerId
  }

  act(type: 'fold' | 'check' | 'call'): void {
    this.move(this.actor, { type, handId: this.state.hand!.id })
  }

  /** Everybody puts in all they have. */
  allIn(): void {
    while (isInHand(this.state)) {
      const { raise, call } = choicesNow(this.state.hand!)!
      const handId = this.state.hand!.id
      if (raise) this.move(this.actor, { type: 'raise', handId, to: String(raise.most) })
      else this.act(call === null ? 'check' : 'call')
    }
  }

  stop(): void {
    this.take(stopTournament(this.state, this.settings))
  }

  paidTo(playerId: string): bigint {
    return this.events.reduce(
      (sum, event) => (event.type === 'paid' && event.playerId === playerId ? sum + event.amount : sum),
      0n,
    )
  }

  get paid(): bigint {
    return this.state.entrants.reduce((sum, { playerId }) => sum + this.paidTo(playerId), 0n)
  }

  private take(step: { state: TournamentState; events: readonly TournamentEvent[] }): void {
    this.state = step.state
    this.events.push(...step.events)
    const { entrants, hand, phase } = this.state
    if (phase === 'waiting' || phase === 'over') return
    const inHand = isInHand(this.state)
      ? hand!.players.reduce((sum, { stack, committed }) => sum + stack + committed, 0n)
      : 0n
    expect(entrants.reduce((sum, { stack }) => sum + stack, inHand)).toBe(
      this.settings.startStack * BigInt(entrants.length),
    )
  }
}

/** Stacks as they are wanted, between two hands. */
function withStacks(tournament: TournamentInTest, stacks: readonly bigint[]): void {
  const entrants = tournament.state.entrants.map((one, chair) => ({ ...one, stack: stacks[chair]! }))
  tournament.state = { ...tournament.state, entrants }
}

describe('a sit-and-go tournament', () => {
  it('starts with its last player; until then all can withdraw for what they paid', () => {
    const tournament = new TournamentInTest(2)
    tournament.move('p0', { type: 'join' })
    expect(tournament.refused('p0', { type: 'join' })).toBe('alreadyAtTable')
    tournament.move('p0', { type: 'withdraw' })
    expect([tournament.paidTo('p0'), tournament.state.entrants]).toEqual([1_100n, []])
    tournament.start()
    expect(tournament.state.phase).toBe('playing')
    expect(tournament.refused('p0', { type: 'withdraw' })).toBe('badMove')
    expect(tournament.refused('p9', { type: 'join' })).toBe('chairTaken')
  })

  it('raises its blinds with time, from the next hand on', () => {
    const tournament = new TournamentInTest(2).start()
    const blinds: number[] = []
    for (const ms of [3_000, 60_000, 60_000, 600_000]) {
      tournament.pass(ms)
      if (!isInHand(tournament.state)) tournament.pass(0)
      blinds.push(Number(tournament.state.hand!.stakes.bigBlind))
      tournament.act('fold')
    }
    expect(blinds).toEqual([20, 100, 400, 400])
  })

  it('deals to those who are away, takes their blinds and folds for them', () => {
    const tournament = new TournamentInTest(6).start()
    tournament.move('p3', { type: 'away' })
    for (let hand = 0; hand < 7; hand += 1) {
      tournament.passToNext()
      while (isInHand(tournament.state))
        tournament.act(choicesNow(tournament.state.hand!)!.call === null ? 'check' : 'fold')
    }
    const posted = tournament.events.flatMap((event) =>
      event.type === 'posted' && event.chair === 3 ? [event.kind] : [],
    )
    expect(posted).toContain('big')
    expect(posted).toContain('small')
    tournament.move('p3', { type: 'return' })
    expect(tournament.state.entrants[3]!.away).toBe(false)
  })

  it('gives a turn its time and its bank, then folds and goes on without its player', () => {
    const tournament = new TournamentInTest(2).start()
    tournament.pass(3_000)
    const { actor } = tournament
    tournament.pass(10_000)
    tournament.pass(20_000)
    expect(isInHand(tournament.state)).toBe(false)
    expect(tournament.state.entrants.find(({ playerId }) => playerId === actor)).toMatchObject({
      away: true,
      bankMs: 0,
    })
  })

  it('waits while all are away, then divides the prizes by chips', () => {
    const tournament = new TournamentInTest(2).start()
    for (const playerId of ['p0', 'p1']) tournament.move(playerId, { type: 'away' })
    tournament.pass(300_000)
    expect(tournament.state.hand).toBeNull()
    tournament.move('p0', { type: 'return' })
    tournament.pass(0)
    expect(tournament.state.hand).not.toBeNull()
    if (isInHand(tournament.state)) tournament.act('fold')
    tournament.move('p0', { type: 'away' })
    tournament.pass(303_000)
    expect([tournament.state.phase, tournament.paid]).toEqual(['over', 2_000n])
  })

  it.each([2, 6, 9] as const)('of %i pays its whole pool and nothing else', (size) => {
    for (let run = 0; run < 20; run += 1) {
      const tournament = new TournamentInTest(size, `run ${run}`).start()
      for (let step = 0; tournament.state.phase !== 'over' && step < 5_000; step += 1) {
        tournament.passToNext()
        if (isInHand(tournament.state) && tournament.random.below(3) > 0) tournament.allIn()
        const [first] = leftIn(tournament.state)
        if (
          first !== undefined &&
          tournament.state.entrants[first]!.away &&
          tournament.state.phase === 'playing'
        )
          tournament.move(`p${first}`, { type: 'return' })
      }
      expect(tournament.state.phase).toBe('over')
      expect([tournament.paid, tournament.state.paid]).toEqual([
        poolOf(tournament.settings),
        poolOf(tournament.settings),
      ])
    }
  })

  it('has prizes in whole coins, what is left over for the first', () => {
    expect(prizesOf({ ...settingsFor(9), buyIn: 110n })).toEqual([510n, 290n, 190n])
    expect(prizesOf(settingsFor(6))).toEqual([3_900n, 2_100n])
  })
})

describe('several who are out in one hand', () => {
  const play = (stacks: readonly bigint[]) => {
    for (let run = 0; run < 200; run += 1) {
      const tournament = new TournamentInTest(6, `ties ${run}`).start()
      withStacks(tournament, stacks)
      const others = stacks.flatMap((stack, chair) => (stack === 0n ? [chair] : []))
      const entrants = tournament.state.entrants.map((one, chair) =>
        others.includes(chair) ? { ...one, rank: 6 } : one,
      )
      tournament.state = { ...tournament.state, entrants }
      tournament.pass(3_000)
      tournament.allIn()
      if (tournament.state.entrants[0]!.rank === 1) return tournament
    }
    throw new Error('the first never won')
  }

  it('rank by the chips with which they began it', () => {
    const tournament = play([5_000n, 3_000n, 1_000n, 0n, 0n, 0n])
    expect(tournament.state.entrants.slice(0, 3).map(({ rank }) => rank)).toEqual([1, 2, 3])
    expect([0, 1, 2].map((player) => tournament.paidTo(`p${player}`))).toEqual([3_900n, 2_100n, 0n])
  })

  it('share their prizes if they began it with as much', () => {
    const tournament = play([5_000n, 2_000n, 2_000n, 0n, 0n, 0n])
    expect(tournament.state.entrants.slice(0, 3).map(({ rank }) => rank)).toEqual([1, 2, 2])
    expect([1, 2].map((player) => tournament.paidTo(`p${player}`))).toEqual([1_050n, 1_050n])
  })
})

describe('a deal', () => {
  /** Three of six are left: the bubble. */
  const onBubble = () => {
    const tournament = new TournamentInTest(6).start()
    withStacks(tournament, [4_500n, 3_000n, 1_500n, 0n, 0n, 0n])
    const entrants = tournament.state.entrants.map((one) => (one.stack === 0n ? { ...one, rank: 4 } : one))
    tournament.state = { ...tournament.state, entrants }
    return tournament
  }
  const offered = () => {
    const tournament = onBubble()
    tournament.pass(3_000)
    for (const chair of leftIn(tournament.state))
      tournament.move(`p${chair}`, { type: 'wantDeal', wants: true })
    while (isInHand(tournament.state)) tournament.act('fold')
    return tournament
  }

  it('is offered after the hand in which all who are left wanted it, by the chips that they have', () => {
    const tournament = offered()
    expect(tournament.state.phase).toBe('deal')
    const { deal, entrants } = tournament.state
    const shares = divideByChips(
      tournament.settings,
      6_000n,
      entrants.slice(0, 3).map(({ stack }) => stack),
    )
    expect(deal!.amounts).toEqual([...shares, null, null, null])
    expect(shares.reduce((sum, share) => sum + share)).toBe(6_000n)
  })

  it('is paid once all agree, and ends the tournament', () => {
    const tournament = offered()
    const amounts = tournament.state.deal!.amounts
    tournament.move('p0', { type: 'agree' })
    tournament.move('p1', { type: 'agree' })
    expect([tournament.state.phase, tournament.paid]).toEqual(['deal', 0n])
    expect(tournament.refused('p3', { type: 'agree' })).toBe('notAtTable')
    tournament.move('p2', { type: 'agree' })
    expect(tournament.state.phase).toBe('over')
    expect([0, 1, 2].map((player) => tournament.paidTo(`p${player}`))).toEqual(amounts.slice(0, 3))
    expect(tournament.state.paid).toBe(6_000n)
  })

  it('falls through when one declines or does not answer, and play goes on', () => {
    const declined = offered()
    declined.move('p0', { type: 'agree' })
    declined.move('p1', { type: 'decline' })
    const late = offered()
    late.pass(30_000)
    for (const tournament of [declined, late]) {
      expect([
        tournament.state.phase,
        tournament.state.entrants.some(({ agrees, wantsDeal }) => agrees || wantsDeal),
      ]).toEqual(['playing', false])
      tournament.passToNext()
      expect(isInHand(tournament.state)).toBe(true)
    }
  })

  it('is not to be had before the bubble', () => {
    const tournament = new TournamentInTest(6).start()
    expect(tournament.refused('p0', { type: 'wantDeal', wants: true })).toBe('badMove')
    expect(tournament.refused('p0', { type: 'agree' })).toBe('badMove')
  })

  it('leaves everybody at least the prize that is certain to them', () => {
    const settings = settingsFor(6)
    expect(divideByChips(settings, 6_000n, [8_990n, 10n])).toEqual([3_900n, 2_100n])
    expect(divideByChips(settings, 6_000n, [4_500n, 4_500n])).toEqual([3_000n, 3_000n])
    expect(divideByChips(settings, 6_000n, [1n, 1n, 1n])).toEqual([2_000n, 2_000n, 2_000n])
  })
})

describe('a tournament that the operator stops', () => {
  it('gives all their buy-in and fee back before anybody is out, whatever their chips', () => {
    const tournament = new TournamentInTest(6).start()
    tournament.pass(3_000)
    tournament.act('call')
    tournament.stop()
    expect(tournament.paid).toBe(6_600n)
    expect(tournament.paidTo('p3')).toBe(1_100n)
    tournament.stop()
    expect(tournament.paid).toBe(6_600n)
  })

  it('divides what is not paid by the chips before the hand, and gives the fee back to those who are left', () => {
    const tournament = new TournamentInTest(6).start()
    withStacks(tournament, [4_500n, 3_000n, 1_500n, 0n, 0n, 0n])
    const entrants = tournament.state.entrants.map((one) => (one.stack === 0n ? { ...one, rank: 4 } : one))
    tournament.state = { ...tournament.state, entrants }
    tournament.pass(3_000)
    tournament.stop()
    expect([0, 1, 2].map((player) => tournament.paidTo(`p${player}`))).toEqual([3_100n, 2_100n, 1_100n])
    expect(tournament.state.paid).toBe(6_000n)
  })

  it('takes no moves any more', () => {
    const tournament = new TournamentInTest(2).start()
    tournament.stop()
    expect(tournament.refused('p0', { type: 'away' })).toBe('handEnded')
    expect(tournament.refused('p0', { type: 'call', handId: 'h0' })).toBe('handEnded')
    expect(tournament.refused('p0', { type: 'away' }, true)).toBe('turnPassed')
    expect(tournamentDueAtMs(tournament.state, tournament.settings)).toBeNull()
  })
})
