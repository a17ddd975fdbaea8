// SPDX-License-Identifier: Apache-2.0
import { reloadQueries, reloadUnanswered } from '@tessera/contract/client/reload-queries'
import { useQueryClient } from '@tanstack/react-query'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { useAccountKind } from '../../shared/session/session.ts'

const refetchIntervalMs = 60_000
const everyMinute = { member: true, refetchIntervalMs, staleTimeMs: refetchIntervalMs }

/**
 * The number of unread messages, from the platform and from customer service together. Loaded each minute,
 * and pushed in between. A trial account has no messages.
 */
export function useUnread(): number {
  const cache = useQueryClient()
  useTopic('messages.unread', ({ operator, service }) => {
    cache.setQueryData(['messages.unread', {}], { count: operator })
    cache.setQueryData(['messages.serviceUnread', {}], { count: service })
    for (const name of ['messages.unread', 'messages.serviceUnread'])
      void reloadUnanswered(cache, { queryKey: [name] })
    void reloadQueries(cache, { queryKey: ['messages.inbox'] })
  })
  const options = { ...everyMinute, enabled: !useAccountKind().trial }
  const { data: operator } = useCallQuery('messages.unread', {}, options)
  const { data: service } = useCallQuery('messages.serviceUnread', {}, options)
  return (operator?.count ?? 0) + (service?.count ?? 0)
}
