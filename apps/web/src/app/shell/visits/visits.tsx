// SPDX-License-Identifier: Apache-2.0
import { useRouterState, useSearch } from '../../../shared/router/index.ts'
import { useEffect, useState } from 'react'
import { countPage, startAnalytics } from '../../../shared/site/analytics.ts'
import { answerConsent, consent } from '../../../shared/site/consent.ts'
import { ConsentBar } from './consent-bar.tsx'

/**
 * Counts visits if the platform has a tag and the visitor has agreed; asks them once. Sends nothing from the
 * two centres.
 */
export default function Visits({ gtagId }: { gtagId: string }) {
  const [answer, setAnswer] = useState(consent)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { center, agent } = useSearch({ from: '__root__' })
  const counted = answer === 'yes' && center === undefined && agent === undefined
  useEffect(() => {
    if (!counted) return
    startAnalytics(gtagId)
    countPage(path)
  }, [counted, gtagId, path])
  if (answer !== undefined) return null
  return (
    <ConsentBar
      onAnswer={(consent) => {
        answerConsent(consent)
        setAnswer(consent)
      }}
    />
  )
}
