// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import type { PublicPlayer } from '../../fair/card-room/card-table.ts'
import type { StudioDeps } from '../deps.ts'
import { isRefusal } from '../refusal.ts'
import type { CardActor } from './card-actor.ts'
import type { AnyCardTable } from './played-hand.ts'

/** So many robots sit down beside members at most; one chair at least stays free, except in tournaments and games for four. */
const MOST_ROBOTS = 4
const THINKS_AT_LEAST_MS = 900
const THINKS_UP_TO_MS = 1_700
/** Robots do not play among themselves for long. */
const STAYS_ALONE_MS = 60_000

const PREFIX = 'robot-'
const isRobot = (playerId: string): boolean => playerId.startsWith(PREFIX)

/** A robot as others see it: always marked as one. */
export const robotNamed = (playerId: string): PublicPlayer | undefined =>
  isRobot(playerId) ? { tag: playerId, name: playerId.slice(PREFIX.length), robot: true } : undefined

/** Robots at a table of play money, so that whoever practises is never alone. They see what a player on their chair sees. */
export interface Robots {
  tick(): Promise<void>
}

export function createRobots(deps: StudioDeps, actor: CardActor, rules: AnyCardTable): Robots {
  const thinksUntilMs = new Map<string, number>()
  let aloneSinceMs: number | undefined
  let isBusy = false

  const chairsIn = (view: CardTableMessage) => view.chairs.flatMap((chair) => (chair ? [chair] : []))
  const random = (): number => Number.parseInt(deps.chance.hex(4), 16) / 2 ** 32

  /** A move of a robot may be refused as anybody's: it comes again, or is not needed any more. */
  async function attempt(playerId: string, version: number, input: unknown): Promise<void> {
    try {
      await actor.moveRobot(playerId, version, input)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }

  function free(view: CardTableMessage): number | undefined {
    const index = view.chairs.findIndex((chair) => chair === null)
    return index < 0 ? undefined : index
  }

  async function sitDown(view: CardTableMessage): Promise<void> {
    const chair = free(view)
    if (chair === undefined) return
    const taken = new Set(chairsIn(view).map(({ tag }) => tag))
    const number = Array.from({ length: view.chairs.length }, (_, index) => index + 1).find(
      (one) => !taken.has(`${PREFIX}${one}`),
    )
    const input = view.game === 'sitandgo' ? { type: 'join' } : { type: 'sit', chair, buyIn: view.mostBuyIn }
    await attempt(`${PREFIX}${number}`, 0, rules.readInput(input))
  }

  async function comeAndGo(view: CardTableMessage): Promise<void> {
    const chairs = chairsIn(view)
    const robots = chairs.filter(({ robot }) => robot)
    const members = chairs.length - robots.length
    if (members > 0) {
      aloneSinceMs = undefined
      const wanted = Math.min(view.chairs.length - members, view.game === 'sitandgo' ? 8 : MOST_ROBOTS)
      if (robots.length < wanted && (view.game !== 'sitandgo' || view.phase === 'waiting'))
        await sitDown(view)
      return
    }
    aloneSinceMs ??= deps.clock.now()
    if (robots.length === 0 || deps.clock.now() - aloneSinceMs < STAYS_ALONE_MS) return
    const { tag } = robots[0]!
    const own = actor.view(tag)
    const input = view.game === 'sitandgo' ? { type: 'withdraw' } : { type: 'leave' }
    if (own) await attempt(tag, own.ownVersion, rules.readInput(input))
  }

  async function act(playerId: string): Promise<void> {
    const view = actor.view(playerId)
    const move = view && rules.robotMove(view, random)
    if (!move) {
      thinksUntilMs.delete(playerId)
      return
    }
    const nowMs = deps.clock.now()
    const untilMs = thinksUntilMs.get(playerId)
    if (untilMs === undefined) {
      thinksUntilMs.set(playerId, nowMs + THINKS_AT_LEAST_MS + Math.floor(random() * THINKS_UP_TO_MS))
      return
    }
    if (nowMs < untilMs) return
    thinksUntilMs.delete(playerId)
    await attempt(playerId, move.version, move.input)
  }

  return {
    async tick() {
      const view = actor.view(null)
      if (!view || isBusy) return
      isBusy = true
      try {
        await comeAndGo(view)
        for (const { tag, robot } of chairsIn(view)) if (robot) await act(tag)
      } finally {
        isBusy = false
      }
    },
  }
}
