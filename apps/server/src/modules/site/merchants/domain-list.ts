// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { MerchantDirectory } from './merchant-directory.ts'

/**
 * The hosts of a brand that have been measured, fastest first, each with the port under which the house is
 * reached (D-58).
 */
export async function domainList(
  directory: MerchantDirectory,
  merchant: string,
  publicUrl: string,
): Promise<OperationOutput<'site.routers'>> {
  const { port } = new URL(publicUrl)
  const measured = (await directory.hostsOf(merchant)).flatMap(({ host, speedMs }) =>
    speedMs === null ? [] : [{ domain: port === '' ? host : `${host}:${port}`, speed: speedMs }],
  )
  return { domainList: measured.sort((one, other) => one.speed - other.speed) }
}
