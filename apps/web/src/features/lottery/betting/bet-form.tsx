// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Offer, PlayOffer } from '../lottery-types.ts'
import { BetFigures } from './bet-figures.tsx'
import { oddsOfLine, sharesOf } from './crowded.ts'
import { ListEntry } from './list-entry.tsx'
import { oddsUnderCap } from './odds-under-cap.ts'
import { Pad, pickHint } from './pad.tsx'
import { QuickPick } from './quick-pick.tsx'
import { SavedNumbers } from './saved-numbers.tsx'
import { prizesOf, readStake, totalOf, type SlipLine } from './slip.ts'
import { StakeField } from './stake-field.tsx'
import { usePickEntry, type PickEntry } from './use-pick-entry.ts'

export interface BetFormProps {
  lottery: Lottery
  gameId: number
  play: PlayType
  offer: PlayOffer
  /** What numbers with many bets are sold at. */
  crowded: Offer['crowded']
  /** What winners share, for a play with a jackpot. */
  jackpot: number | undefined
  currency: string
  /** The text of the stake field; it stays when the play changes. */
  stake: string
  onStake: (stake: string) => void
  /** How many more lines the slip takes. */
  room: number
  onAdd: (lines: readonly Omit<SlipLine, 'id'>[]) => void
}

/** Numbers and a stake for one play, with the cost and return, until they are added to the slip. */
export function BetForm(props: BetFormProps) {
  const { lottery, gameId, play, offer, crowded, jackpot, currency, stake, onStake, room, onAdd } = props
  const { code } = useWalletCurrency()
  const [dao, setDao] = useState(false)
  const [tried, setTried] = useState(false)
  const entry = usePickEntry(lottery, play, dao, room)
  const { picks } = entry
  const stakePerLot = readStake(stake, offer)
  const wrongPick = picks.length === 0
  const lines = picks.map((numbers) => ({
    playType: play.code,
    numbers,
    dao,
    stakePerLot: stakePerLot ?? 0,
  }))
  const cost = wrongPick || stakePerLot === undefined ? undefined : totalOf(lottery, lines)
  const shares = sharesOf(crowded, play.code)
  const [only] = lines.length === 1 ? lines : []
  const odds = (only && oddsOfLine(lottery, { playTypes: [offer], crowded }, only)) ?? offer.odds
  const most = oddsUnderCap(lottery, offer, odds, stakePerLot ?? 0)
  const [best, ...lesser] = prizesOf(most, stakePerLot ?? 0, code)
  const put = (next: readonly (readonly string[])[]): void => {
    entry.put(next)
    setTried(false)
  }
  const add = (): void => {
    setTried(true)
    if (wrongPick || stakePerLot === undefined) return
    onAdd(lines)
    entry.clear()
    setTried(false)
  }
  return (
    <div className="flex flex-col gap-4">
      <p
        role={tried && wrongPick ? 'alert' : undefined}
        className={tried && wrongPick ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}
      >
        {pickHint(play)}
      </p>
      <PickFields
        play={play}
        entry={entry}
        shares={shares}
        onPick={(next) => {
          entry.choose(next)
          setTried(false)
        }}
        onPicks={put}
      />
      {shares.size > 0 && <p className="text-sm text-gold">{t('lottery.crowded')}</p>}
      {play.pick.form !== 'choice' && (
        <SavedNumbers
          lottery={lottery}
          gameId={gameId}
          playType={play.code}
          pick={picks.length === 1 ? picks[0] : undefined}
          onUse={(numbers) => put([numbers])}
        />
      )}
      {offer.dao && (
        <Checkbox checked={dao} onChange={(event) => setDao(event.target.checked)}>
          {t('lottery.dao')}
        </Checkbox>
      )}
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <StakeField
          offer={offer}
          stake={stake}
          currency={code}
          isRefused={tried && stakePerLot === undefined}
          onStake={onStake}
        />
        <BetFigures
          cost={cost}
          best={stakePerLot === undefined ? undefined : best?.returned}
          hasLesser={lesser.length > 0}
          jackpot={jackpot}
          currency={currency}
        />
      </div>
      <Button size="form" wide disabled={room <= 0} onClick={add}>
        <Plus className="size-4" aria-hidden="true" />
        {t('lottery.slip.add')}
      </Button>
    </div>
  )
}

interface PickFieldsProps {
  play: PlayType
  entry: PickEntry
  shares: ReturnType<typeof sharesOf>
  onPick: (pick: readonly string[]) => void
  onPicks: (picks: readonly (readonly string[])[]) => void
}

/** The pad of a play, or a field for many picks; what is a single choice has only the pad. */
function PickFields({ play, entry, shares, onPick, onPicks }: PickFieldsProps) {
  const { round, pick, read, text } = entry
  const form = play.pick
  const pad = <Pad key={round} play={play} pick={pick} shares={shares} onPick={onPick} />
  if (form.form === 'choice') return pad
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Segmented
          label={t('lottery.entry')}
          options={[
            { value: 'pad', label: t('lottery.entry.pad') },
            { value: 'list', label: t('lottery.entry.list') },
          ]}
          value={read ? 'list' : 'pad'}
          onChange={(way) => (way === 'list' ? entry.toList() : entry.toPad())}
        />
        <QuickPick form={form} onPicks={onPicks} />
      </div>
      {read && text !== undefined ? (
        <ListEntry form={form} text={text} read={read} onText={entry.setText} />
      ) : (
        pad
      )}
    </>
  )
}
