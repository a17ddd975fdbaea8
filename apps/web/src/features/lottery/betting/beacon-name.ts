// SPDX-License-Identifier: Apache-2.0
import { drandChains } from '@tessera/rules/lottery/fair/drand-chains'
import { t } from '../../../shared/texts/texts.ts'

/** Whose beacon it is, in words. A chain that claims to be drand's and is not is unknown. */
export function nameOfSource(id: string): string {
  if (id.startsWith('own:')) return t('lottery.beacon.own')
  return t(
    Object.values(drandChains).some((chain) => chain.id === id)
      ? 'lottery.beacon.drand'
      : 'lottery.beacon.unknown',
  )
}
