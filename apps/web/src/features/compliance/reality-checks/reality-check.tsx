// SPDX-License-Identifier: Apache-2.0
import { realityCheckMinutes } from '@tessera/rules/compliance/reality-checks'
import { messageOf } from '@tessera/contract/client/failure'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { t } from '../../../shared/texts/texts.ts'

type Minutes = (typeof realityCheckMinutes)[number]

/** After how much play bets stop until the member has looked at time and result. */
export function RealityCheck({ minutes, longest }: { minutes: number | null; longest: number }) {
  const { mutate, variables, isPending } = useCallMutation('compliance.setRealityCheck', ['compliance.show'])
  const offered = realityCheckMinutes.filter((choice) => choice <= longest)
  const chosen = isPending ? variables.minutes : minutes
  return (
    <section
      aria-labelledby="safer-play-check"
      className="flex flex-col items-start gap-3 rounded-tile border border-line bg-bg p-4"
    >
      <h3 id="safer-play-check" className="text-sm font-bold text-text">
        {t('saferPlay.check')}
      </h3>
      <p className="text-sm text-muted">{t('saferPlay.check.hint')}</p>
      <Segmented
        label={t('saferPlay.check')}
        options={offered.map((choice) => ({
          value: String(choice),
          label: t('saferPlay.minutes', { minutes: choice }),
        }))}
        value={String(chosen ?? '')}
        onChange={(choice) =>
          mutate(
            { minutes: Number(choice) as Minutes },
            {
              onSuccess: () => showToast(t('saferPlay.check.done'), 'good'),
              onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad'),
            },
          )
        }
      />
    </section>
  )
}
