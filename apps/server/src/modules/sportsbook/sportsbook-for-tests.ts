// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { openTestServer, type TestServer, type TestServerOptions } from '../../testing/server-for-tests.ts'
import { sql } from '../../platform/db/index.ts'
import type { Step, Strength } from './replay/played-sport.ts'
import { playedSportOf } from './replay/played-sports.ts'
import { recordedMatch } from './replay/recorded-store.ts'
import { importRecorded } from './replay/import-recorded.ts'
import { runReplay } from './replay/run-replay.ts'

/** A whole installation whose built-in feed replays some competitions. Its clock stands still. */
export interface SportsbookTestServer {
  server: TestServer
  /** Does what is due now, as the process that leads the feed does. */
  run(): Promise<void>
  /** Moves the clock on, and does what is due every so often. */
  playFor(seconds: number, everySeconds?: number): Promise<void>
  /** What happens in an event of the feed that has begun, each with its moment by the clock of the test. */
  stepsOf(eventId: string): Promise<(Step & { atMs: number })[]>
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
  return {
    server,
    run,
    async playFor(seconds, everySeconds = seconds) {
      for (let played = 0; played < seconds; played += everySeconds) {
        server.clock.advance(Math.min(everySeconds, seconds - played) * 1_000)
        await run()
      }
    },
    async goTo(atMs) {
      server.clock.advance(atMs - server.clock.now())
      await run()
    },
    stepsOf: (eventId) => stepsOfEvent(server, eventId),
    async ask(name, input) {
      const { envelope } = await server.program().call(name, input)
      if (!envelope.success) throw new Error(`${name}: ${JSON.stringify(envelope)}`)
      return envelope.value
    },
  }
}

async function stepsOfEvent(
  { platform: { database } }: TestServer,
  eventId: string,
): Promise<(Step & { atMs: number })[]> {
  const row = (await database.one<{
    sport: 'football'
    seed: string
    strength: Strength
    recorded_id: bigint | null
    starts_at: number
  }>(sql`
    select event.sport, replay.seed, replay.strength, replay.recorded_id, event.starts_at from sportsbook_replay_event replay
    join sportsbook_event event on event.id = replay.event_id where event.id = ${BigInt(eventId)}`))!
  const recorded = row.recorded_id === null ? undefined : await recordedMatch(database, row.recorded_id)
  return playedSportOf(row.sport)
    .steps(row.seed, row.strength, recorded)
    .map((step) => ({ ...step, atMs: row.starts_at + step.atSeconds * 1_000 }))
}
