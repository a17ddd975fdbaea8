// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { openTestServer, type TestServer, type TestServerOptions } from '../../testing/server-for-tests.ts'
import { sql } from '../../platform/db/index.ts'
import type { Step, Strength } from './book/replay/played-sport.ts'
import { playedSportOf } from './book/replay/played-sports.ts'
import { openSeed, sealSeed } from './book/replay/replay-seed.ts'
import { importRecorded } from './book/replay/import-recorded.ts'
import { runReplay } from './book/replay/run-replay.ts'

/** A whole installation whose built-in feed plays seasons of some recorded competitions. Its clock stands still. */
export interface SportsbookTestServer {
  server: TestServer
  /** Does what is due now, as the process that leads the feed does. */
  run(): Promise<void>
  /** Moves the clock on, and does what is due every so often. */
  playFor(seconds: number, everySeconds?: number): Promise<void>
  /** What happens in an event of the feed that has begun, each with its moment by the clock of the test. */
  stepsOf(eventId: string): Promise<(Step & { atMs: number })[]>
  /**
   * Begins the next football match, which will end 1-0 by a goal of the second half; nothing else stops its betting. Answers
   * its id.
   */
  beginOneNil(): Promise<string>
  /** Moves the clock to a moment, and does what is due. */
  goTo(atMs: number): Promise<void>
  /** Asks as a visitor. */
  ask<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>>
}

export async function openSportsbookTestServer(
  competitions: readonly string[],
  options: TestServerOptions & {
    hoursAhead?: number
    simulated?: ('tennis' | 'esports' | 'cockfight')[]
  } = {},
): Promise<SportsbookTestServer> {
  const { hoursAhead = 3, simulated = [], ...serverOptions } = options
  const server = await openTestServer(serverOptions)
  const { settings } = server.platform
  await settings.write('sportsbook.hoursAhead', hoursAhead, 'test')
  await settings.write('sportsbook.simulated', simulated, 'test')
  await importRecorded(server.platform, competitions)
  const run = async (): Promise<void> => {
    await settings.refresh()
    await runReplay(server.modules.sportsbookDeps)
  }
  await run()
  const ask: SportsbookTestServer['ask'] = async (name, input) => {
    const { envelope } = await server.program().call(name, input)
    if (!envelope.success) throw new Error(`${name}: ${JSON.stringify(envelope)}`)
    return envelope.value
  }
  const goTo = async (atMs: number): Promise<void> => {
    server.clock.advance(atMs - server.clock.now())
    await run()
  }
  return {
    server,
    run,
    ask,
    goTo,
    async playFor(seconds, everySeconds = seconds) {
      for (let played = 0; played < seconds; played += everySeconds) {
        server.clock.advance(Math.min(everySeconds, seconds - played) * 1_000)
        await run()
      }
    },
    stepsOf: (eventId) => stepsOfEvent(server, eventId),
    async beginOneNil() {
      const [{ id, startsAt }] = [(await ask('sportsbook.lobby', { sport: 'football' })).soon[0]!]
      await decideEvent(server, id, isOneNil)
      await goTo(startsAt)
      return id
    },
  }
}

async function stepsOfEvent(server: TestServer, eventId: string): Promise<(Step & { atMs: number })[]> {
  const { sport, strength, starts_at: startsMs } = await playedEvent(server.platform.database, eventId)
  return playedSportOf(sport)
    .steps(await seedOfEvent(server, eventId), strength)
    .map((step) => ({ ...step, atMs: startsMs + step.atSeconds * 1_000 }))
}

function isOneNil(steps: readonly Step[]): boolean {
  const { score, result } = steps.at(-1)!.after
  const [goal, ...others] = steps.filter(({ stop }) => stop)
  if (goal?.kind !== 'goal' || others.length > 0 || score.home !== 1 || result?.sport !== 'football')
    return false
  return result.halves[0]!.home === 0
}

/** Enough for courses as rare as one in a few hundred. */
const mostCourses = 5_000

/** The seed of an event of the feed that has begun, opened with the keys of the server. */
export async function seedOfEvent(
  { platform: { database }, modules: { sportsbookDeps } }: TestServer,
  eventId: string,
): Promise<string> {
  const { sealed_seed: sealedSeed } = await playedEvent(database, eventId)
  const seed = sealedSeed && openSeed(sportsbookDeps, { eventId: BigInt(eventId), sealedSeed })
  if (!seed) throw new Error('The event has no seed that can be opened')
  return seed
}

/** Gives an event that has not begun the first of some courses that is as wanted. */
async function decideEvent(
  { platform: { database }, modules: { sportsbookDeps } }: TestServer,
  eventId: string,
  isWanted: (steps: readonly Step[]) => boolean,
): Promise<void> {
  const { sport, sealed_seed: known, strength } = await playedEvent(database, eventId)
  if (known !== null) throw new Error('The event has begun')
  for (let course = 0; course < mostCourses; course += 1) {
    const seed = course.toString(16).padStart(64, '0')
    if (!isWanted(playedSportOf(sport).steps(seed, strength))) continue
    const sealed = sealSeed(sportsbookDeps, BigInt(eventId), seed)
    await database.query(
      sql`update sportsbook_replay_event set sealed_seed = ${sealed} where event_id = ${BigInt(eventId)}`,
    )
    return
  }
  throw new Error('No course is as wanted')
}

const playedEvent = async (database: TestServer['platform']['database'], eventId: string) =>
  (await database.one<{
    sport: 'football'
    sealed_seed: Buffer | null
    strength: Strength
    starts_at: number
  }>(sql`
    select event.sport, replay.sealed_seed, replay.strength, event.starts_at from sportsbook_replay_event replay
    join sportsbook_event event on event.id = replay.event_id where event.id = ${BigInt(eventId)}`))!
