// SPDX-License-Identifier: Apache-2.0
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

const isFirstAnswerDue = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined

/**
 * Renders a panel once its content has the first answers that it asks for, or knows that they failed. The content asks for them out
 * of sight; what others had asked for before is not waited for.
 */
export function OnceAnswered({ content, children }: { content: ReactNode; children: ReactNode }) {
  const cache = useQueryClient().getQueryCache()
  const [others] = useState(
    () => new Set(cache.findAll({ predicate: isFirstAnswerDue }).map(({ queryHash }) => queryHash)),
  )
  const [answered, setAnswered] = useState(false)
  useEffect(() => {
    const look = (): void => {
      const due = cache.findAll({
        predicate: (query) => isFirstAnswerDue(query) && !others.has(query.queryHash),
      })
      if (due.length === 0) setAnswered(true)
    }
    look()
    return cache.subscribe(look)
  }, [cache, others])
  return answered ? children : <div hidden>{content}</div>
}
