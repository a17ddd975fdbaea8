import { useEffect } from 'react'
import { useAsk } from '../../shared/api/use-ask.ts'
import { describeSession } from '../../shared/session/session.ts'

/** Who is logged in. */
export function useMember() {
  const query = useAsk('members.info', {}, { member: true, staleTimeMs: 60_000 })
  const member = query.data
  useEffect(() => {
    if (member) describeSession({ account: member.account, customerId: String(member.id), username: member.userName, isAgent: String(member.type), memberLabel: JSON.stringify({ text: member.clubLabel.labelName, background: [member.clubLabel.color, member.clubLabel.color2] }) })
  }, [member])
  return query
}
