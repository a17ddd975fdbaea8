// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'

/** Explains why a draw is fair: what was published before it, and how anybody can check it afterwards. */
export function FairDraw({ commitment }: { commitment: string }) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center font-semibold text-text underline decoration-line-control underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('lottery.fair')}
      </summary>
      <div className="flex max-w-prose flex-col gap-2 pb-2 text-muted">
        <p>{t('lottery.fair.text')}</p>
        <p>{t('lottery.commitment')}</p>
        <code dir="ltr" className="rounded-control bg-surface-2 px-3 py-2 text-xs break-all text-text">
          {commitment}
        </code>
      </div>
    </details>
  )
}
