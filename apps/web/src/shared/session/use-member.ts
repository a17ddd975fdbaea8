// SPDX-License-Identifier: Apache-2.0
import type { UseQueryResult } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { walletDecimals } from '@tessera/rules/currencies/known'
import { setCoins } from '@tessera/ui/data/money.tsx'
import { useEffect } from 'react'
import { useCallQuery } from '../api/use-call-query.ts'
import { useSite } from '../site/use-site.ts'
import { describeSession } from './session.ts'

export type Member = CallOutput<'members.info'>

/** Who is logged in. The part that integrations read is stored under the session keys (D-161). */
export function useMember(): UseQueryResult<Member> {
  const { merchantCode } = useSite()
  const query = useCallQuery('members.info', {}, { member: true, staleTimeMs: 60_000 })
  const member = query.data
  // Before anything is drawn with it: amounts of the page are written as those of the wallet.
  setCoins(member === undefined || walletDecimals(member.currency.code) > 0)
  useEffect(() => {
    if (member) describeSession({ ...sessionValues(member), merchant: merchantCode })
  }, [member, merchantCode])
  return query
}

/** The member's label in the header: its text and its two background colours. */
export function labelOf({ clubLabel }: Pick<Member, 'clubLabel'>): {
  text: string
  background: [string, string]
} {
  return { text: clubLabel.labelName, background: [clubLabel.color, clubLabel.color2] }
}

function sessionValues(member: Member) {
  return {
    account: member.account,
    customerId: String(member.id),
    username: member.userName,
    isAgent: String(member.type),
    memberLabel: JSON.stringify(labelOf(member)),
  }
}
