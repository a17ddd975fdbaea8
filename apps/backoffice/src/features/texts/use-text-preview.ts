// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../shared/api.ts'

type Question = CallInput<'backoffice.previewText'>

const pauseMs = 300

/** What is wrong with a sentence and what it says, asked once nobody has typed for a moment. */
export function useTextPreview(question: Question): UseQueryResult<CallOutput<'backoffice.previewText'>> {
  const written = JSON.stringify(question)
  const [asked, setAsked] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(written), pauseMs)
    return () => clearTimeout(timer)
  }, [written])
  return useQuery({
    queryKey: ['backoffice.previewText', asked],
    queryFn: () => client.ask('backoffice.previewText', JSON.parse(asked) as Question),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
}
