// SPDX-License-Identifier: Apache-2.0
import type { Beacon, BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { isRoundOf } from '@tessera/rules/lottery/fair/verify-round'
import { z } from 'zod'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { askBeacon } from './ask-beacon.ts'
import { BeaconAway } from './beacon-source.ts'

const bytes = z
  .string()
  .max(400)
  .regex(/^([0-9a-f]{2})*$/)
const answered = z.object({
  round: z.number().int().positive(),
  randomness: bytes.optional(),
  signature: bytes,
  previous_signature: bytes.optional(),
})
const mostBytes = 4_096

/**
 * One round of a chain of drand, from the first relay whose answer the key of the chain confirms. What a
 * relay says of anything else is not believed.
 */
export async function askDrand(
  { outbound, relays }: { outbound: Outbound; relays: readonly string[] },
  beacon: Beacon,
  wanted: number,
): Promise<BeaconRound> {
  const reasons: string[] = []
  for (const relay of relays) {
    try {
      return await askRelay(outbound, relay, beacon, wanted)
    } catch (error) {
      if (!(error instanceof BeaconAway)) throw error
      reasons.push(error.message)
    }
  }
  throw new BeaconAway(reasons.join('; ') || 'no relay is set')
}

async function askRelay(
  outbound: Outbound,
  relay: string,
  beacon: Beacon,
  wanted: number,
): Promise<BeaconRound> {
  const chain = beacon.id.replace(/^drand:/, '')
  const url = `${relay.replace(/\/+$/, '')}/${chain}/public/${wanted}`
  const said = await askBeacon(outbound, url, { form: answered, mostBytes })
  const round: BeaconRound = {
    round: said.round,
    previous: beacon.scheme === 'pedersen-bls-chained' ? (said.previous_signature ?? '') : '',
    signature: said.signature,
    randomness: said.randomness ?? '',
  }
  if (round.round !== wanted) throw new BeaconAway(`${url} answered round ${round.round}`)
  if (!isRoundOf(beacon, round))
    throw new BeaconAway(`${url} answered what the key of the chain did not sign`)
  return round
}
