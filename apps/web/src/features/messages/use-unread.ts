// SPDX-License-Identifier: Apache-2.0
import { useQueryClient } from '@tanstack/react-query'
import { useAsk } from '../../shared/api/use-ask.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { useAccountKind } from '../../shared/session/session.ts'

const refreshMs = 60_000
const everyMinute = { member: true, refreshMs, staleTimeMs: refreshMs }

/**
 * The number of unread messages, from the platform and from customer service together. Loaded each minute,
 * and pushed in between. A trial account has no messages.
 */
export function useUnread(): number {
  const cache = useQueryClient()
  useTopic('messages.unread', ({ operator, service }) => {
    cache.setQueryData(['messages.unread', {}], { count: operator })
    cache.setQueryData(['messages.serviceUnread', {}], { count: service })
    void cache.invalidateQueries({ queryKey: ['messages.inbox'] })
  })
  const asked = { ...everyMinute, enabled: !useAccountKind().trial }
  const { data: operator } = useAsk('messages.unread', {}, asked)
  const { data: service } = useAsk('messages.serviceUnread', {}, asked)
  return (operator?.count ?? 0) + (service?.count ?? 0)
}
