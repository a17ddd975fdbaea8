// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import Download from 'lucide-react/icons/download'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import type { OpenedDraw } from '../lottery-types.ts'
import { nameOfSource } from './beacon-name.ts'
import { saveVerifier } from './save-verifier.ts'

type Outcome = 'good' | 'bad' | 'failed'

/**
 * What a draw was made from, a button that computes it again on this device, and one that saves a page that
 * does so without any server.
 */
export function SeedProof({ gameCode, draw }: { gameCode: string; draw: OpenedDraw }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const proof = { ...draw, gameCode }
  const check = async (): Promise<Outcome> => {
    // The signatures' mathematics are large, and most visitors never need them.
    const { checkDraw, isFairDraw } = await import('@tessera/rules/lottery/fair/check-draw')
    return isFairDraw(checkDraw(proof)) ? 'good' : 'bad'
  }
  if (draw.numbersFrom === 'feed')
    return (
      <p className="text-xs text-muted">
        {t('lottery.fromFeed')} {draw.corrected && t('lottery.resultCorrected')}
      </p>
    )
  return (
    <dl className="flex flex-col gap-1 text-xs">
      <Value name={t('lottery.commitment')} value={draw.commitment} />
      <Value name={t('lottery.seed')} value={draw.seed} />
      <dt className="mt-1 text-muted">{t('lottery.beacon')}</dt>
      <dd className="text-text">
        {draw.beacon ? nameOfSource(draw.beacon.id) : t('lottery.beacon.none')}
        {draw.beacon && (
          <span className="block text-muted">
            {t('lottery.beacon.round', { round: String(draw.beacon.round) })}
          </span>
        )}
      </dd>
      {draw.beacon && <Value name={t('lottery.beacon.signature')} value={draw.beacon.signature} />}
      <dd className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          size="small"
          onClick={() =>
            void check()
              .catch(() => 'failed' as const)
              .then(setOutcome)
          }
        >
          <ShieldCheck className="size-4" aria-hidden="true" />
          {t('lottery.check')}
        </Button>
        <Button size="small" onClick={() => void saveVerifier(proof).catch(() => setOutcome('failed'))}>
          <Download className="size-4" aria-hidden="true" />
          {t('lottery.verifier.save')}
        </Button>
        <span
          role="status"
          className={outcome === 'good' ? 'font-semibold text-brand' : 'font-semibold text-danger'}
        >
          {outcome && t(wordsOf[outcome])}
        </span>
      </dd>
    </dl>
  )
}

const wordsOf = {
  good: 'lottery.check.good',
  bad: 'lottery.check.bad',
  failed: 'common.error.title',
} as const

function Value({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="mt-1 text-muted">{name}</dt>
      <dd dir="ltr" className="font-mono break-all text-text rtl:text-right">
        {value}
      </dd>
    </>
  )
}
