// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import type { OpenedDraw } from '../lottery-types.ts'
import { hasFingerprint } from './fingerprint.ts'

/** The seed of a draw beside its published fingerprint, and a button that compares the two on this device. */
export function SeedProof({ draw: { seed, commitment, numbersFrom, corrected } }: { draw: OpenedDraw }) {
  const [good, setGood] = useState<boolean>()
  if (numbersFrom === 'feed')
    return (
      <p className="text-xs text-muted">
        {t('lottery.fromFeed')} {corrected && t('lottery.resultCorrected')}
      </p>
    )
  return (
    <dl className="flex flex-col gap-1 text-xs">
      <dt className="text-muted">{t('lottery.commitment')}</dt>
      <dd dir="ltr" className="font-mono break-all text-text rtl:text-right">
        {commitment}
      </dd>
      <dt className="mt-1 text-muted">{t('lottery.seed')}</dt>
      <dd dir="ltr" className="font-mono break-all text-text rtl:text-right">
        {seed}
      </dd>
      <dd className="mt-1 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void hasFingerprint(seed, commitment).then(setGood)}>
          <ShieldCheck className="size-4" aria-hidden="true" />
          {t('lottery.check')}
        </Button>
        <span
          role="status"
          className={good === false ? 'font-semibold text-danger' : 'font-semibold text-brand'}
        >
          {good !== undefined && t(good ? 'lottery.check.good' : 'lottery.check.bad')}
        </span>
      </dd>
    </dl>
  )
}
