// SPDX-License-Identifier: Apache-2.0
import { tabStorage } from './tab-storage.ts'

const stored = 'arrival'

/** Stores who referred the visitor: the address of their arrival says it, later ones do not. */
export function noteArrival(query: string): void {
  if (/[?&](affiliateCode|referralCode|r)=/.test(query)) tabStorage.setItem(stored, query)
}

/** Who referred the visitor of this tab (D-25); '' if nobody did. */
export function arrival(): { affiliateCode: string; referralCode: string; recommenderId: string } {
  const query = new URLSearchParams(tabStorage.getItem(stored) ?? '')
  const said = (name: string): string => (query.get(name) ?? '').slice(0, 64)
  return {
    affiliateCode: said('affiliateCode'),
    referralCode: said('referralCode'),
    recommenderId: said('r').replace(/\D/g, '').slice(0, 20),
  }
}
