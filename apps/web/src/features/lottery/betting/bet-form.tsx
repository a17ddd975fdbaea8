// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { PlayType } from '@tessera/rules/lottery/play-type'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { useMedia, wideScreen } from '../../../shared/site/use-media.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Offer, PlayOffer } from '../lottery-types.ts'
import { BetFigures } from './bet-figures.tsx'
import { costFactors } from './cost-words.ts'
import { oddsOfLine, sharesOf, type Shares } from './crowded.ts'
import { ListEntry } from './list-entry.tsx'
import { MorePicks } from './more-picks.tsx'
import { oddsUnderCap } from './odds-under-cap.ts'
import { Pad, pickHint } from './pad.tsx'
import { QuickPick } from './quick-pick.tsx'
import { returnWords } from './return-words.ts'
import { SavedNumbers } from './saved-numbers.tsx'
import { readStake, totalOf, type OddsOf, type SlipLine } from './slip.ts'
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
  /** What was drawn lately. */
  board: ReactNode
}

/** Numbers and a stake for one play, with the cost and return, until they are added to the slip. */
export function BetForm(props: BetFormProps) {
  const { lottery, gameId, play, offer, crowded, jackpot, currency, stake, onStake, room, onAdd, board } =
    props
  const { code } = useWalletCurrency()
  const wide = useMedia(wideScreen)
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
  const oddsOf: OddsOf = (line) => {
    const odds = oddsOfLine(lottery, { playTypes: [offer], crowded }, line)
    return odds && oddsUnderCap(lottery, offer, odds, line.stakePerLot)
  }
  /** Any change of the numbers takes back what was said about them. */
  const afresh =
    <Given extends unknown[]>(change: (...given: Given) => void) =>
    (...given: Given): void => {
      change(...given)
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
    <div className="flex flex-col gap-3">
      {play.pick.form !== 'choice' && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <QuickPick onAdd={afresh((count: number) => entry.addRandom(count, fullOf(shares)))} />
          {wide && <EntryChoice entry={entry} />}
        </div>
      )}
      <div className="flex flex-col gap-3 xl:flex-row xl:items-start xl:gap-4">
        <div className="flex min-w-0 grow flex-col gap-2">
          <PickFields play={play} entry={entry} shares={shares} onPick={afresh(entry.choose)} />
          <p
            role={tried && wrongPick ? 'alert' : undefined}
            className={
              tried && wrongPick ? 'text-sm font-semibold text-danger' : 'text-xs text-muted max-md:sr-only'
            }
          >
            {pickHint(play)}
          </p>
          <MorePicks code={play.code} picks={entry.read ? [] : entry.more} onDrop={afresh(entry.drop)} />
        </div>
        <div className="flex flex-col gap-3 xl:w-72 xl:shrink-0">
          <div className="grid gap-3 sm:grid-cols-2 sm:items-start xl:grid-cols-1">
            <StakeField
              offer={offer}
              stake={stake}
              currency={code}
              isRefused={tried && stakePerLot === undefined}
              onStake={onStake}
            />
            <BetFigures
              cost={cost}
              factors={cost === undefined ? '' : costFactors(lottery, lines)}
              returns={
                cost === undefined ? undefined : returnWords(lottery, lines, oddsOf, { currency: code })
              }
              jackpot={jackpot}
              currency={currency}
            />
          </div>
          {offer.dao && (
            <Checkbox checked={dao} onChange={(event) => setDao(event.target.checked)}>
              {t('lottery.dao')}
            </Checkbox>
          )}
          <ReasonedButton
            size="form"
            wide
            reason={room > 0 ? undefined : t('lottery.slip.full')}
            reasonClassName="text-center"
            onClick={add}
          >
            <Plus className="size-4" aria-hidden="true" />
            {t('lottery.slip.add')}
          </ReasonedButton>
          {!wide && play.pick.form !== 'choice' && <EntryChoice entry={entry} />}
          {board}
        </div>
      </div>
      {shares.size > 0 && <p className="text-sm text-gold">{t('lottery.crowded')}</p>}
      {play.pick.form !== 'choice' && (
        <SavedNumbers
          lottery={lottery}
          gameId={gameId}
          playType={play.code}
          pick={picks.length === 1 ? picks[0] : undefined}
          onUse={afresh(entry.put)}
        />
      )}
    </div>
  )
}

/** The numbers that take no bets. */
const fullOf = (shares: Shares): ReadonlySet<string> =>
  new Set([...shares].flatMap(([number, share]) => (share === 0 ? [number] : [])))

/** Whether numbers are chosen on the pad or typed as a list. */
const EntryChoice = ({ entry }: { entry: PickEntry }) => (
  <Segmented
    label={t('lottery.entry')}
    options={[
      { value: 'pad', label: t('lottery.entry.pad') },
      { value: 'list', label: t('lottery.entry.list') },
    ]}
    value={entry.read ? 'list' : 'pad'}
    onChange={(way) => (way === 'list' ? entry.toList() : entry.toPad())}
  />
)

interface PickFieldsProps {
  play: PlayType
  entry: PickEntry
  shares: Shares
  onPick: (pick: readonly string[]) => void
}

/** The pad of a play, or a field for many picks; what is a single choice has only the pad. */
function PickFields({ play, entry: { round, pick, read, text, setText }, shares, onPick }: PickFieldsProps) {
  return read && text !== undefined && play.pick.form !== 'choice' ? (
    <ListEntry form={play.pick} text={text} read={read} onText={setText} />
  ) : (
    <Pad key={round} play={play} pick={pick} shares={shares} onPick={onPick} />
  )
}
