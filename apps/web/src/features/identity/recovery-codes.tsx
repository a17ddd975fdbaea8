// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { t } from '../../shared/texts/texts.ts'

/** Codes for a lost phone; visible only this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = (): void =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast(t('protect.codes.copied'), 'good'),
      () => showToast(t('common.error.unknown'), 'bad'),
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-control bg-gold-soft px-4 py-3 text-sm font-semibold text-gold">
        {t('protect.codes.text')}
      </p>
      <ul
        dir="ltr"
        aria-label={t('protect.codes')}
        className="tabular grid grid-cols-2 gap-2 font-mono text-sm text-text"
      >
        {codes.map((code) => (
          <li key={code} className="rounded-control border border-line bg-surface-1 px-3 py-2 text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>{t('protect.codes.copy')}</Button>
        <Button look="primary" onClick={onDone}>
          {t('protect.codes.done')}
        </Button>
      </div>
    </div>
  )
}
