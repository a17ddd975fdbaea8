// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { FileDrop } from '@tessera/ui/forms/file-drop.tsx'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { call } from '../../shared/api/call.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { readProof, type BalanceProof, type PublishedDay } from './check-proof.ts'
import { CheckResult } from './check-result.tsx'

const mostBytes = 64 * 1024

/** Checks the member's own balance, or a proof that was saved earlier. */
export function BalanceCheck({ days }: { days: readonly PublishedDay[] }) {
  const [checked, setChecked] = useState<BalanceProof>()
  const [problem, setProblem] = useState('')
  const show = (found: BalanceProof | string): void => {
    setChecked(typeof found === 'string' ? undefined : found)
    setProblem(typeof found === 'string' ? found : '')
  }
  return (
    <section
      aria-labelledby="liabilities-check"
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface-1 p-5 md:p-8"
    >
      <div>
        <h2 id="liabilities-check" className="flex items-center gap-2.5 text-lg font-bold text-text">
          <ShieldCheck className="size-6 text-brand" aria-hidden="true" />
          {t('liabilities.check.title')}
        </h2>
        <p className="mt-1 text-sm text-muted">{t('liabilities.check.hint')}</p>
      </div>
      <OwnBalance onFound={show} />
      {problem !== '' && <Refusal message={problem} />}
      <div role="status">{checked && <CheckResult checked={checked} days={days} />}</div>
      <FileDrop
        label={t('liabilities.load')}
        hint={t('liabilities.load.hint')}
        files={[]}
        accept={['application/json']}
        maxBytes={mostBytes}
        onChange={([file]) =>
          void file?.text().then((text) => show(readProof(text) ?? t('liabilities.badFile')))
        }
        onRefuse={() => show(t('liabilities.badFile'))}
        labels={{ choose: t('liabilities.load.choose'), remove: () => '' }}
      />
    </section>
  )
}

function OwnBalance({ onFound }: { onFound: (found: BalanceProof | string) => void }) {
  const isMember = useSession() === 'member'
  const { askToEnter } = usePanels()
  const [busy, setBusy] = useState(false)
  const check = async (): Promise<void> => {
    setBusy(true)
    try {
      const found = await call('liabilities.proof', {})
      if (!found) onFound(t('liabilities.noDay'))
      else if (!found.proof) onFound(t('liabilities.none', { day: found.day }))
      else onFound({ ...found, proof: found.proof })
    } catch (error) {
      onFound(messageOf(error, t('common.error.unknown')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button
        look="primary"
        busy={busy}
        onClick={() => {
          if (isMember) void check()
          else askToEnter()
        }}
      >
        {isMember ? t('liabilities.check') : t('liabilities.check.login')}
      </Button>
    </div>
  )
}
