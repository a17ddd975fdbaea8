// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from './api.ts'

const pauseMs = 400

/**
 * Loads an answer once the input has not changed for a moment, for what is answered while somebody types; inputs are
 * compared by their JSON. The former answer stays until the next one has come.
 */
export function useDebouncedCallQuery<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): UseQueryResult<CallOutput<Name>> {
  const written = JSON.stringify(input)
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), pauseMs)
    return () => clearTimeout(timer)
  }, [written])
  return useQuery({
    queryKey: [name, settled],
    queryFn: () => client.call(name, JSON.parse(settled) as CallInput<Name>),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
