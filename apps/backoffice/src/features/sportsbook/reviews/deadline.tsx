// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'
import { t } from '../../../shared/texts.ts'

/** The time that is left until a moment, as minutes and seconds. */
export function Deadline({ at }: { at: number }) {
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.ceil((at - nowMs) / 1_000)
  if (left <= 0) return <span className="text-danger">{t('console.reviews.late')}</span>
  const seconds = String(left % 60).padStart(2, '0')
  return (
    <span role="timer" className={`tabular font-bold ${left <= 60 ? 'text-danger' : 'text-text'}`}>
      {`${Math.floor(left / 60)}:${seconds}`}
    </span>
  )
}
