// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { BrandDirectory } from './brand-directory.ts'

/**
 * The measured hosts of a brand, fastest first, each with the port at which the platform is reached (D-58).
 */
export async function domainList(
  directory: BrandDirectory,
  brandCode: string,
  publicUrl: string,
): Promise<OperationOutput<'site.routers'>> {
  const { port } = new URL(publicUrl)
  const measured = (await directory.hostsOf(brandCode)).flatMap(({ host, speedMs }) =>
    speedMs === null ? [] : [{ domain: port === '' ? host : `${host}:${port}`, speed: speedMs }],
  )
  return { domainList: measured.sort((one, other) => one.speed - other.speed) }
}
