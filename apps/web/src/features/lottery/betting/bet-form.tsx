// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { validatePick } from '@tessera/rules/lottery/wager'
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
import { isGrid, Pad, pickHint } from './pad.tsx'
import { QuickPick } from './quick-pick.tsx'
import { readPicks, textOfPicks } from './read-picks.ts'
import { SavedNumbers } from './saved-numbers.tsx'
import { prizesOf, readStake, totalOf, type SlipLine } from './slip.ts'
import { StakeField } from './stake-field.tsx'

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
  // A new round of the pad starts empty, so that nobody adds the same bet twice by accident.
  const [round, setRound] = useState(0)
  const [pick, setPick] = useState<readonly string[]>([])
  const [dao, setDao] = useState(false)
  const [tried, setTried] = useState(false)
  const [text, setText] = useState<string>()
  const stakePerLot = readStake(stake, offer)
  const form = play.pick
  const read = text === undefined ? undefined : readPicks(form, text, room)
  const isPick = (numbers: readonly string[]): boolean =>
    validatePick(lottery, { playType: play.code, pick: numbers, dao }) === undefined
  const picks = (read?.lines ?? [pick]).filter(isPick)
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
    const [one, ...others] = next
    const inGrid = isGrid(play) && others.length === 0
    setText(inGrid ? undefined : textOfPicks(next))
    setPick(inGrid && one ? one : [])
    setTried(false)
  }
  const toPad = (): void => {
    setText(undefined)
    setPick(isGrid(play) ? (picks[0] ?? []) : [])
  }
  const choose = (next: readonly string[]): void => {
    setPick(next)
    setTried(false)
  }
  const add = (): void => {
    setTried(true)
    if (wrongPick || stakePerLot === undefined) return
    onAdd(lines)
    choose([])
    setText((before) => (before === undefined ? undefined : ''))
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
      {form.form !== 'choice' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Segmented
            label={t('lottery.entry')}
            options={[
              { value: 'pad', label: t('lottery.entry.pad') },
              { value: 'list', label: t('lottery.entry.list') },
            ]}
            value={read ? 'list' : 'pad'}
            onChange={(way) => (way === 'list' ? setText(textOfPicks(picks)) : toPad())}
          />
          <QuickPick form={form} onPicks={put} />
        </div>
      )}
      {read && text !== undefined && form.form !== 'choice' ? (
        <ListEntry form={form} text={text} read={read} onText={setText} />
      ) : (
        <Pad key={round} play={play} pick={pick} shares={shares} onPick={choose} />
      )}
      {shares.size > 0 && <p className="text-sm text-gold">{t('lottery.crowded')}</p>}
      {form.form !== 'choice' && (
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
