// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../api.ts'

export type BonusQuestion = CallInput<'backoffice.priceBonus'>

const pauseMs = 400

/** What a bonus costs, asked once the terms have not changed for a moment; terms are compared by their JSON. */
export function useBonusPrice(question: BonusQuestion): UseQueryResult<CallOutput<'backoffice.priceBonus'>> {
  const written = JSON.stringify(question)
  const [asked, setAsked] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(written), pauseMs)
    return () => clearTimeout(timer)
  }, [written])
  return useQuery({
    queryKey: ['backoffice.priceBonus', asked],
    queryFn: () => client.ask('backoffice.priceBonus', JSON.parse(asked) as BonusQuestion),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
