// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { useSite } from '../site/use-site.ts'
import { useMember } from './use-member.ts'

/**
 * The currency of the member's own money; that of the site for visitors. What a brand promises, such as promotions
 * and ranks, is in the currency of the site.
 */
export function useWalletCurrency(): { code: string; symbol: string } {
  const site = useSite().whitelabel.currency
  const { data: member } = useMember()
  return member && member.currency.code !== playCurrency ? member.currency : site
}
