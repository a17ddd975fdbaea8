// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from './api.ts'

const pauseMs = 400

/**
 * Asks once the question has not changed for a moment, for what is answered while somebody types; questions are
 * compared by their JSON. The former answer stays until the next one has come.
 */
export function useAskWhenStill<Name extends CallName>(
  name: Name,
  question: CallInput<Name>,
): UseQueryResult<CallOutput<Name>> {
  const written = JSON.stringify(question)
  const [asked, setAsked] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(written), pauseMs)
    return () => clearTimeout(timer)
  }, [written])
  return useQuery({
    queryKey: [name, asked],
    queryFn: () => client.ask(name, JSON.parse(asked) as CallInput<Name>),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
