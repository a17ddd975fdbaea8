// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { validatePick } from '@tessera/rules/lottery/wager'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import type { PlayOffer } from '../lottery-types.ts'
import { Pad, pickHint } from './pad.tsx'
import { costOfLine, prizesOf, readStake, type SlipLine } from './slip.ts'

export interface BetFormProps {
  lottery: Lottery
  play: PlayType
  offer: PlayOffer
  /** What winners share, for a play with a jackpot. */
  jackpot: number | undefined
  currency: string
  /** The text of the stake field; it stays when the play changes. */
  stake: string
  onStake: (stake: string) => void
  /** The slip is full. */
  full: boolean
  onAdd: (line: Omit<SlipLine, 'id'>) => void
}

/** Numbers and a stake for one play, with the cost and return, until they are added to the slip. */
export function BetForm({
  lottery,
  play,
  offer,
  jackpot,
  currency,
  stake,
  onStake,
  full,
  onAdd,
}: BetFormProps) {
  // A new round of the pad starts empty, so that nobody adds the same bet twice by accident.
  const [round, setRound] = useState(0)
  const [pick, setPick] = useState<readonly string[]>([])
  const [dao, setDao] = useState(false)
  const [tried, setTried] = useState(false)
  const stakePerLot = readStake(stake, offer)
  const wrongPick = validatePick(lottery, { playType: play.code, pick, dao }) !== undefined
  const line = { playType: play.code, numbers: pick, dao, stakePerLot: stakePerLot ?? 0 }
  const cost = costOfLine(lottery, line)
  const [best, ...lesser] = prizesOf(offer.odds, stakePerLot ?? 0)
  const choose = (next: readonly string[]): void => {
    setPick(next)
    setTried(false)
  }
  const add = (): void => {
    setTried(true)
    if (wrongPick || stakePerLot === undefined) return
    onAdd(line)
    choose([])
    setRound(round + 1)
  }
  return (
    <div className="flex flex-col gap-4">
      <p
        role={tried && wrongPick ? 'alert' : undefined}
        className={tried && wrongPick ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}
      >
        {pickHint(play)}
      </p>
      <Pad key={round} play={play} pick={pick} onPick={choose} />
      {offer.dao && (
        <Checkbox checked={dao} onChange={(event) => setDao(event.target.checked)}>
          {t('lottery.dao')}
        </Checkbox>
      )}
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <NumberField
          label={t('lottery.stake')}
          value={stake}
          onChange={onStake}
          decimals={2}
          hint={t('wallet.amount.range', {
            min: formatMoney(offer.minStake),
            max: formatMoney(offer.maxStake),
          })}
          error={
            tried && stakePerLot === undefined
              ? t('wallet.amount.range', {
                  min: formatMoney(offer.minStake),
                  max: formatMoney(offer.maxStake),
                })
              : undefined
          }
        />
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-surface-2 px-4 py-3">
          <div>
            <dt className="text-xs text-muted">{t('lottery.cost')}</dt>
            <dd className="font-bold text-text">
              {cost === undefined ? '–' : <Money value={cost} currency={currency} />}
            </dd>
          </div>
          <div>
            <dt className="text-xs text-muted">
              {t(
                jackpot !== undefined
                  ? 'lottery.jackpot'
                  : lesser.length > 0
                    ? 'lottery.topPrize'
                    : 'lottery.perHit',
              )}
            </dt>
            <dd className="font-bold text-text">
              {jackpot !== undefined ? (
                <Money value={jackpot} currency={currency} />
              ) : best && stakePerLot !== undefined ? (
                <Money value={best.returned} currency={currency} />
              ) : (
                '–'
              )}
            </dd>
          </div>
        </dl>
      </div>
      <Button size="form" wide disabled={full} onClick={add}>
        <Plus className="size-4" aria-hidden="true" />
        {t('lottery.slip.add')}
      </Button>
    </div>
  )
}
