// SPDX-License-Identifier: Apache-2.0
import type { PlayedSport, Step, Strength } from './played-sport.ts'
import { openSeed, seedName, type SealedSeed, type SeedKeys } from './replay-seed.ts'
import type { DueEvent } from './replay-store.ts'

const mostRemembered = 300
const remembered = new Map<string, readonly Step[]>()

/**
 * Everything that happens in an event, remembered as long as it is played; undefined when no key of this process opens its
 * seed.
 */
export function stepsOf(
  keys: Pick<SeedKeys, 'vaultKeys'>,
  sport: PlayedSport,
  event: SealedSeed & { strength: Strength },
): readonly Step[] | undefined {
  const name = seedName(event)
  const known = remembered.get(name)
  const seed = known ? undefined : openSeed(keys, event)
  const steps = known ?? (seed === undefined ? undefined : sport.steps(seed, event.strength))
  if (!steps) return undefined
  remembered.delete(name)
  remembered.set(name, steps)
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostRemembered) break
    remembered.delete(oldest)
  }
  return steps
}

/**
 * Whether something has happened in an event that is due; without that it only needs new prices. One whose steps this process
 * has not computed yet may have any.
 */
export function mayHaveHappened(
  { eventId, sealedSeed, startsMs, done }: Pick<DueEvent, 'eventId' | 'sealedSeed' | 'startsMs' | 'done'>,
  replayMs: number,
): boolean {
  const steps = sealedSeed && remembered.get(seedName({ eventId, sealedSeed }))
  const next = steps?.[done]
  return !steps || (next !== undefined && startsMs + next.atSeconds * 1_000 <= replayMs)
}
