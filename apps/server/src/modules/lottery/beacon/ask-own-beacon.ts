// SPDX-License-Identifier: Apache-2.0
import type { Beacon, BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { noRoundBefore, ownBeacon, ownHash } from '@tessera/rules/lottery/fair/own-beacon'
import { isRoundOf } from '@tessera/rules/lottery/fair/verify-round'
import { z } from 'zod'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { askBeacon } from './ask-beacon.ts'
import { BeaconAway, BeaconFork } from './beacon-source.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const described = z.object({ publicKey: hash })
const listed = z.object({
  publicKey: hash,
  rounds: z
    .array(
      z.object({
        round: z.number().int().positive(),
        previous: hash,
        signature: z.string().regex(/^[0-9a-f]{128}$/),
        randomness: hash,
      }),
    )
    .max(100),
})
const mostBytes = 65_536
/** A platform that was away for long catches up over several runs. */
const mostPages = 20

export const describeOwnBeacon = async (outbound: Outbound, url: string): Promise<Beacon> =>
  ownBeacon((await askBeacon(outbound, `${url}/beacon`, { form: described, mostBytes })).publicKey)

/**
 * The rounds of the own beacon from `last` on. It is read again with them, so that a beacon that changed it
 * shows itself.
 */
export async function askOwnBeacon(
  { outbound, url }: { outbound: Outbound; url: string },
  beacon: Beacon,
  wanted: number,
  last: BeaconRound | undefined,
): Promise<readonly BeaconRound[]> {
  const found: BeaconRound[] = []
  let before = last
  for (let page = 0; page < mostPages; page += 1) {
    const from = before?.round ?? wanted
    const address = `${url}/beacon/rounds?from=${from}`
    const { publicKey, rounds } = await askBeacon(outbound, address, { form: listed, mostBytes })
    if (publicKey !== beacon.publicKey) throw new BeaconAway(`${url} has another key`)
    const known = before
    const next = known ? withoutKnown(known, rounds) : rounds
    for (const round of next) {
      if (round.round > wanted) return found
      requireNext(beacon, round, before)
      found.push(round)
      before = round
    }
    if (next.length === 0 || before?.round === wanted) return found
  }
  return found
}

function withoutKnown(last: BeaconRound, [first, ...others]: readonly BeaconRound[]): BeaconRound[] {
  if (first?.round !== last.round || ownHash(first) !== ownHash(last))
    throw new BeaconFork(last.round, `round ${last.round} was published with another value before`)
  return others
}

function requireNext(beacon: Beacon, round: BeaconRound, before: BeaconRound | undefined): void {
  if (!isRoundOf(beacon, round)) throw new BeaconAway(`round ${round.round} is not signed with the key`)
  if (!before) return
  if (round.round <= before.round || round.previous !== ownHash(before) || round.previous === noRoundBefore)
    throw new BeaconFork(round.round, `round ${round.round} does not follow round ${before.round}`)
}
