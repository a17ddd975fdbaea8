// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import type { StudioEnvironment } from '../environment.ts'
import { beaconKey, beaconKeyFileOf } from '../keys.ts'
import { createOwnBeacon, type OwnBeacon } from './own-beacon.ts'

const mayNotWrite = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * The beacon of this studio. A studio whose keys are in a folder that it may not write to, and that was given
 * none for the beacon, runs without one.
 */
export function openBeacon(
  deps: Pick<StudioDeps, 'database' | 'clock' | 'chance' | 'log'>,
  { studioPrivateKeyFile }: Pick<StudioEnvironment, 'studioPrivateKeyFile'>,
): OwnBeacon | undefined {
  const file = beaconKeyFileOf(studioPrivateKeyFile)
  try {
    return createOwnBeacon(deps, beaconKey(file))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && mayNotWrite.has(String(error.code)))) throw error
    deps.log.warn({ file }, 'the studio has no key for its beacon and no place to make one: it has no beacon')
    return undefined
  }
}
