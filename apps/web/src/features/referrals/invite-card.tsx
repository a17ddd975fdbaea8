// SPDX-License-Identifier: Apache-2.0
import { QrCode } from '@tessera/ui/data/qr-code.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import type { CallOutput } from '@tessera/contract'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useMoneyWords } from '../../shared/rewards/use-money-words.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { copyText, shareLink } from '../../shared/site/share-link.ts'

/** The invitation: what it promises, its QR code, code and link, and the buttons to pass it on. */
export function InviteCard({
  referral: { referralCode, link, qr, terms },
}: {
  referral: CallOutput<'referrals.show'>
}) {
  const words = useMoneyWords()
  const { siteName } = useSite().whitelabel
  return (
    <section
      aria-labelledby="referral-promise"
      className="relative isolate flex flex-col items-center gap-5 overflow-hidden rounded-tile border border-line bg-bg p-5 sm:flex-row sm:items-center sm:gap-6 sm:p-6"
    >
      <div aria-hidden="true" className="tesserae absolute inset-0 -z-10 bg-text opacity-[0.03]" />
      <QrCode value={qr} size={143} label={link} />
      <div className="flex w-full min-w-0 flex-1 flex-col gap-4">
        <h3
          id="referral-promise"
          className="text-lg leading-snug font-extrabold text-balance text-text max-sm:text-center"
        >
          {t('referral.promise', { amount: words(terms.reward) })}
        </h3>
        <div className="flex flex-col gap-1 rounded-control border border-line bg-surface-1 px-4 py-3">
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-xs text-muted">{t('referral.code')}</span>
            <span dir="ltr" className="tabular text-md font-extrabold tracking-wider text-text select-all">
              {referralCode}
            </span>
          </p>
          <p dir="ltr" className="text-xs wrap-anywhere text-muted select-all">
            {link}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button
            look="primary"
            onClick={() => void shareLink({ link, words: t('referral.shareText', { site: siteName }) })}
          >
            <Share2 className="size-4" aria-hidden="true" />
            {t('referral.share')}
          </Button>
          <Button onClick={() => void copyText(link)}>
            <Copy className="size-4" aria-hidden="true" />
            {t('common.copy')}
          </Button>
        </div>
      </div>
    </section>
  )
}
