// SPDX-License-Identifier: Apache-2.0
import { CHIP_GAMES, type ChipGame } from '@tessera/rules/games/rooms/room'
import type { ChainView, GameCode, RoundOf, RoundView, TableRound } from '../../protocol.ts'
import { playedSlotOf } from '../../games/slots/titles/every-slot.ts'
import { h } from '../../runtime/page/element.ts'
import { groupMoney } from '../../runtime/money.ts'
import { copyLine } from '../../runtime/panels/copy-line.ts'
import { clockName, showTime } from '../../runtime/site-clock.ts'
import { t } from '../../runtime/texts.ts'
import { saySlotName } from '../../games/slots/say-slot-name.ts'
import { gameTitles } from '../game-titles.ts'
import { checkLoad } from './check-fishing.ts'
import { checkRound } from './check-seeds.ts'
import { checkChain, checkTableBet, checkTableRound } from './check-chain.ts'
import { checkBlackjackBet, checkBlackjackLink, checkBlackjackRoom } from './check-blackjack-room.ts'
import {
  checkRoomBet,
  checkRoomRound,
  isChipRound,
  type BlackjackRoundRecord,
  type RoomRoundRecord,
} from './check-room.ts'
import { gameChecks, isSeedRound, type SeedGame } from './game-checks.ts'
import { stepList } from './step-list.ts'
import type { Step } from './steps.ts'

/**
 * What a round was and how it was decided, computed here. `pointOf` asks for what the live table displayed; without
 * it the crash point of the record is compared.
 */
export async function viewOfRound(
  round: RoundView,
  { more = [], ...asked }: { more?: readonly HTMLElement[] } & Asked = {},
): Promise<HTMLElement> {
  const money = round.playMoney === true && note(t('studio.playMoney.about'))
  return h('div', {}, money, summaryOf(round), ...more, await resultOf(round, asked))
}

/** A round of the live table, or of a table with others, checked. */
export async function viewOfTableRound(round: TableRound | RoomRoundRecord): Promise<HTMLElement> {
  const isRoom = 'room' in round
  const steps = await (isRoom ? checkRoom(round) : checkTableRound(round))
  return h('div', {}, tableSummary(isRoom ? round.room.game : 'crash', round), stepList(steps))
}

const checkRoom = (round: RoomRoundRecord): Promise<Step[]> =>
  isChipRound(round) ? checkRoomRound(round) : checkBlackjackRoom(round)

type PointOf = (tableRoundId: string) => Promise<number>

/** What is asked of the server beside the round. */
interface Asked {
  readonly pointOf?: PointOf
  /** The record of a blackjack table with others. */
  readonly tableOf?: (tableRoundId: string) => Promise<BlackjackRoundRecord | undefined>
}

async function resultOf(round: RoundView, { pointOf, tableOf }: Asked): Promise<HTMLElement> {
  if (round.state === 'voided' || round.state === 'refused') return note(t('studio.verify.notPlayed'))
  if (round.fairness.kind === 'chain') {
    if (isRoomBet(round)) return roomResult(round)
    if (round.game === 'blackjack') return boxResult(round, tableOf)
    return round.game === 'crash' ? chainResult(round, pointOf) : note(t('studio.verify.notPlayed'))
  }
  if (round.fairness.kind === 'cards') return note(t('studio.cards.verify.sitting'))
  const { serverSeed, serverSeedHash, clientSeed, nonce } = round.fairness
  if (serverSeed === null) return hiddenNote(serverSeedHash, clientSeed, nonce)
  const seeds = { serverSeed, clientSeed, nonce }
  if (round.game === 'fishing') return stepList(await checkLoad(round, seeds, serverSeedHash))
  if (!isSeedRound(round)) return note(t('studio.verify.notPlayed'))
  return stepList(await stepsOf(round, seeds, serverSeedHash))
}

function stepsOf<Code extends SeedGame>(
  round: RoundOf<Code>,
  seeds: Parameters<typeof checkRound>[2],
  hash: string,
): Promise<Step[]> {
  return checkRound(gameChecks[round.game], round, seeds, hash)
}

async function chainResult(
  round: Extract<RoundView, { game: 'crash' }>,
  pointOf: PointOf = () => Promise.resolve(recordedPoint(round)),
): Promise<HTMLElement> {
  const { fairness } = round
  if (fairness.kind !== 'chain' || fairness.hash === null) return note(t('studio.verify.stillRuns'))
  const point = await pointOf(fairness.tableRoundId)
  const { hash, salt, position, terminalHash } = fairness
  const steps = await checkChain({ hash, salt, position, terminalHash }, point)
  return stepList([...steps, checkTableBet(round, point)])
}

/** True for a bet at a game that is played at tables with others. */
const isRoomBet = (round: RoundView): round is Extract<RoundView, { game: ChipGame }> =>
  CHIP_GAMES.some((game) => game === round.game)

async function roomResult(round: Extract<RoundView, { game: ChipGame }>): Promise<HTMLElement> {
  const { fairness } = round
  if (fairness.kind !== 'chain' || fairness.hash === null) return note(t('studio.room.verify.stillRuns'))
  const { hash, salt, position, terminalHash } = fairness
  return stepList(await checkRoomBet(round, { hash, salt, position, terminalHash }))
}

async function boxResult(
  round: RoundOf<'blackjack'>,
  tableOf: Asked['tableOf'] = () => Promise.resolve(undefined),
): Promise<HTMLElement> {
  const { fairness } = round
  if (fairness.kind !== 'chain' || fairness.hash === null) return note(t('studio.room.verify.stillRuns'))
  const { hash, salt, position, terminalHash } = fairness
  const record = await tableOf(fairness.tableRoundId)
  return stepList(
    record
      ? await checkBlackjackBet(round, record)
      : await checkBlackjackLink({ hash, salt, position, terminalHash }),
  )
}

/** The crash point in the record of a bet; 0 if it has none, which no table displays. */
const recordedPoint = (round: RoundOf<'crash'>): number =>
  round.events.find((event) => event.type === 'crash')?.pointHundredths ?? 0

/** The name of its game; a slot has the name of its title. */
function nameOf(round: RoundView): string {
  const title = round.game === 'slot' ? playedSlotOf(round.parameters.title) : undefined
  return title ? saySlotName(title) : t(gameTitles[round.game])
}

function summaryOf(round: RoundView): HTMLElement {
  return facts([
    [t('studio.verify.game'), nameOf(round)],
    [t('common.time'), `${showTime(round.startedAt)} ${clockName(round.startedAt)}`.trim()],
    [t('studio.stake'), `${groupMoney(round.stake)} ${round.currency}`],
    ...(round.raised === undefined
      ? []
      : [[t('studio.raised'), `${groupMoney(round.raised)} ${round.currency}`] as const]),
    [t('studio.verify.return'), `${groupMoney(round.payout)} ${round.currency}`],
    [t('studio.verify.round'), round.id],
  ])
}

function tableSummary(
  game: GameCode,
  round: { readonly id: string; readonly position: number; readonly chain: ChainView },
): HTMLElement {
  return facts([
    [t('studio.verify.game'), t(gameTitles[game])],
    [
      t('studio.verify.position'),
      t('studio.verify.positionOf', { position: round.position, length: round.chain.length }),
    ],
    [t('studio.verify.round'), round.id],
  ])
}

function facts(rows: readonly (readonly [string, string])[]): HTMLElement {
  return h(
    'dl',
    { class: 'facts' },
    ...rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  )
}

function note(sentence: string): HTMLElement {
  return h('p', { class: 'note', role: 'status' }, sentence)
}

function hiddenNote(hash: string, clientSeed: string, nonce: number): HTMLElement {
  return h(
    'section',
    { class: 'check', 'data-verdict': 'hidden' },
    h(
      'div',
      { class: 'note', role: 'status' },
      h('p', {}, h('strong', {}, t('studio.verify.hidden.title'))),
      h('p', {}, t('studio.verify.hidden')),
    ),
    copyLine(t('studio.seeds.serverHash'), hash),
    copyLine(t('studio.seeds.client'), clientSeed),
    copyLine(t('studio.verify.nonce'), String(nonce)),
  )
}
