// SPDX-License-Identifier: Apache-2.0
import type { ZodType } from 'zod'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { BeaconAway } from './beacon-source.ts'

const patienceMs = 3_000

/** The answer of a beacon at an address, if it comes soon, is small enough and has its form. */
export async function askBeacon<Answer>(
  outbound: Outbound,
  url: string,
  { form, mostBytes }: { form: ZodType<Answer>; mostBytes: number },
): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs)
  let answer: unknown
  try {
    const response = await outbound(url, { signal, mostBytes, headers: { accept: 'application/json' } })
    if (response.status !== 200) throw new BeaconAway(`${url} answered ${response.status}`)
    answer = await response.json()
  } catch (error) {
    if (error instanceof BeaconAway) throw error
    throw new BeaconAway(`${url}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const read = form.safeParse(answer)
  if (!read.success) throw new BeaconAway(`${url} answered something else`)
  return read.data
}
