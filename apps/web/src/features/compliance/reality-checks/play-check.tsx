// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import { withAccountTexts } from '../../../shared/texts/with-page-texts.ts'
import { usePlayCheck } from './use-play-check.ts'

const RealityDialog = lazy(withAccountTexts(() => import('./reality-dialog.tsx')))

/** Above a game: tells why a bet was refused, and shows time and result when the reality check is due. */
export function PlayCheck({ onStop }: { onStop: () => void }) {
  const { due, done } = usePlayCheck()
  if (!due) return null
  return (
    <Suspense fallback={null}>
      <RealityDialog onPlayOn={done} onStop={onStop} />
    </Suspense>
  )
}
