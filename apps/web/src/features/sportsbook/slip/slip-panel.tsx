// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { legTitle } from '../words/leg-words.ts'
import { LoadCode } from './load-code.tsx'
import { QuickBet } from './quick-bet.tsx'
import { Receipt } from './receipt.tsx'
import { ShareSlip } from './share-slip.tsx'
import { legKey, type SlipMode } from './slip-bets.ts'
import { chooseMode } from './slip-choices.ts'
import { SlipFoot, SlipPolicy } from './slip-foot.tsx'
import { SlipLegRow } from './slip-leg.tsx'
import { SingleStake, SlipStakes } from './slip-stakes.tsx'
import { setSlipLegs } from './slip-store.ts'
import type { Slip } from './use-slip.ts'

const modeName = (mode: SlipMode): string => {
  if (mode === 'multiple') return t('sportsbook.kind.multiple')
  return t(mode === 'single' ? 'sportsbook.slip.singles' : 'sportsbook.slip.systems')
}

/** The slip: what was placed last, the legs with their stakes, and what they cost and can return. */
export function SlipPanel({ slip, quick }: { slip: Slip; quick: number | undefined }) {
  const { legs, modes, mode, placing, currency } = slip
  return (
    <div className="flex flex-col gap-4">
      {placing && <Receipt placing={placing} currency={currency.symbol} />}
      {legs.length === 0 ? (
        <p className="py-2 text-sm text-muted">{t('sportsbook.slip.empty')}</p>
      ) : (
        <>
          {modes.length > 1 && (
            <Segmented
              wide
              label={t('sportsbook.slip.mode')}
              options={modes.map((value) => ({ value, label: modeName(value) }))}
              value={mode}
              onChange={chooseMode}
            />
          )}
          <Legs slip={slip} />
          <SlipStakes slip={slip} />
          <SlipPolicy slip={slip} />
          <SlipFoot slip={slip} />
          <div className="flex flex-col gap-2 border-t border-line pt-3">
            <div className="flex flex-wrap justify-between gap-2">
              <ShareSlip legs={legs} />
              <Button size="small" look="quiet" onClick={() => setSlipLegs([])}>
                {t('sportsbook.slip.clear')}
              </Button>
            </div>
          </div>
        </>
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <LoadCode />
        <QuickBet stake={quick} currency={currency} />
      </div>
    </div>
  )
}

function Legs({ slip }: { slip: Slip }) {
  const { legs, now, bets, mode, refused, changed } = slip
  return (
    <ul className="flex flex-col gap-2">
      {legs.map((leg, position) => (
        <SlipLegRow
          key={legKey(leg)}
          leg={leg}
          now={now[position]!}
          asks={changed.includes(position)}
          conflicts={refused.has(position)}
          onRemove={() => setSlipLegs(legs.filter((each) => each !== leg))}
        >
          {mode === 'single' && <SingleStake bet={bets[position]!} slip={slip} label={legTitle(leg)} />}
        </SlipLegRow>
      ))}
    </ul>
  )
}
