// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'
import { t } from '../../shared/texts/texts.ts'

const afterMs = 300

/** Says to a screen reader that the game goes on. Only what changes is read out, so the words come a little later. */
export default function SmallNews({ name }: { name: string }) {
  const [said, setSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), afterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="sr-only">
      {said ? t('gameWindow.goesOn', { name }) : ''}
    </p>
  )
}
